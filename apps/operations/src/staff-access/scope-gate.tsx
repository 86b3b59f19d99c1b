import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetStaffUserQuery } from '@tolk/api-client';
import { Button, Empty } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { can, staffRoles, type StaffRole, type StaffScope } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { roleLabels } from './role-labels.ts';

interface ScopeGateProps {
  scope: StaffScope;
  children: ReactNode;
}

/** A screen for those who may enter its scope; the others read whose it is. */
export function ScopeGate({ scope, children }: ScopeGateProps) {
  const { data: user, isError } = useOpsGetStaffUserQuery({});
  // Without knowing who it is the screen asks the server, which refuses.
  if (user === undefined) return isError ? children : null;
  return can(user.role, scope) ? children : <NoAccess role={user.role} scope={scope} />;
}

function NoAccess({ role, scope }: { role: StaffRole; scope: StaffScope }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const nameOf = (one: StaffRole) => i18n._(roleLabels[one].name);
  const own = nameOf(role);
  const allowed = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    staffRoles.filter((one) => can(one, scope)).map(nameOf),
  );
  return (
    <Empty
      title={<Trans>You don’t have access to this page</Trans>}
      message={
        <Trans>
          Your role is {own}. This page is for {allowed}. If you need it for your work, ask an
          admin.
        </Trans>
      }
      drawing={<PageDrawing />}
      action={
        <Button component={RouteLink} to="staffOverview" variant="outlined">
          <Trans>To the overview</Trans>
        </Button>
      }
    />
  );
}

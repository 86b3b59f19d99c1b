import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@tolk/design-system';
import { organisationRoutes, RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { useSide } from './use-side.ts';

/** In place of what a member's roles don't reach: whose it is, as `children` say, and the way to the list of them. */
export function RoleNotice({ children }: { children: ReactNode }) {
  const side = useSide();
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button
          component={RouteLink}
          to={organisationRoutes[side].list}
          size="small"
          color="inherit"
        >
          <Trans context="button">See who</Trans>
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

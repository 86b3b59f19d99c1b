import { Trans, useLingui } from '@lingui/react/macro';
import { useClientLeaveOrganisationMutation } from '@tolk/api-client';
import type { Membership } from '@tolk/contract';
import { Button, notify, Stack } from '@tolk/design-system';
import { RowCard, RowCards, StatusChip } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { organisationRoutes, pathTo, useSession } from '@tolk/platform';
import { useState } from 'react';
import { roleLabels } from './role-labels.ts';
import { useSide } from './use-side.ts';

/** The organisations that the person belongs to, to act for them or to leave. */
export function MembershipList({ memberships }: { memberships: readonly Membership[] }) {
  const { t, i18n } = useLingui();
  const { actFor } = useSession();
  const list = pathTo(organisationRoutes[useSide()].list);
  const [leave] = useClientLeaveOrganisationMutation();
  const [leaving, setLeaving] = useState<Membership>();
  return (
    <>
      <RowCards>
        {memberships.map((membership) => {
          const { organisationId, organisationName, roles, isActing } = membership;
          return (
            <RowCard
              key={organisationId}
              title={organisationName}
              status={
                isActing ? (
                  <StatusChip tone="active">
                    <Trans context="status">Current</Trans>
                  </StatusChip>
                ) : null
              }
              facts={roles.map((role) => (
                <span key={role}>{i18n._(roleLabels[role])}</span>
              ))}
              actions={
                <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                  {isActing ? null : (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={t`Switch to it: ${organisationName}`}
                      onClick={() => void actFor(organisationId, list)}
                    >
                      <Trans>Switch to it</Trans>
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={t`Leave ${organisationName}`}
                    onClick={() => setLeaving(membership)}
                  >
                    <Trans context="button">Leave</Trans>
                  </Button>
                </Stack>
              }
            />
          );
        })}
      </RowCards>
      <ConfirmDialog
        open={leaving !== undefined}
        title={<Trans>Leave {leaving?.organisationName}?</Trans>}
        confirmLabel={<Trans context="button">Leave</Trans>}
        cancelLabel={<Trans context="button">Stay</Trans>}
        onConfirm={async () => {
          if (leaving === undefined) return;
          const { organisationId } = leaving;
          const { error } = await leave({ organisationId });
          setLeaving(undefined);
          if (error) return;
          notify(t`You have left the organisation.`);
          if (leaving.isActing) await actFor(null, list);
        }}
        onCancel={() => setLeaving(undefined)}
      >
        <Trans>
          What you did stays with the organisation, and you no longer see it. Only a new invitation
          brings you back.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

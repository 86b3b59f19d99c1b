import { Trans, useLingui } from '@lingui/react/macro';
import { useClientWithdrawInvitationMutation } from '@tolk/api-client';
import type { MemberInvitation } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { ActionButton, DateTime, RowCard, RowCards, Section } from '@tolk/design-system/pieces';
import { roleLabels } from './role-labels.ts';

/** Invitations that nobody has accepted yet; nothing where there are none. */
export function InvitationList({ invitations }: { invitations: readonly MemberInvitation[] }) {
  const { t, i18n } = useLingui();
  const [withdraw] = useClientWithdrawInvitationMutation();
  if (invitations.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Open invitations</Trans>}>
      <RowCards>
        {invitations.map(({ invitationId, account, roles, invitedByName, endTime }) => (
          <RowCard
            key={invitationId}
            title={account ?? <Trans context="value">By link</Trans>}
            facts={
              <>
                {roles.map((role) => (
                  <span key={role}>{i18n._(roleLabels[role])}</span>
                ))}
                <span>
                  <Trans>Invited by {invitedByName}</Trans>
                </span>
                <span>
                  <Trans>
                    Valid until <DateTime iso={endTime} />
                  </Trans>
                </span>
              </>
            }
            actions={
              <ActionButton
                size="small"
                onAct={async () => {
                  const { error } = await withdraw({ invitationId });
                  if (!error) notify(t`The invitation has been withdrawn.`);
                }}
              >
                <Trans>Withdraw the invitation</Trans>
              </ActionButton>
            }
          />
        ))}
      </RowCards>
    </Section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useClientRemoveMemberMutation } from '@tolk/api-client';
import type { Member } from '@tolk/contract';
import { Button, notify, Stack } from '@tolk/design-system';
import { RowCard, RowCards, ShortDay } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';
import { roleLabels } from './role-labels.ts';
import { MemberRolesDialog } from './member-roles-dialog.tsx';

interface MemberListProps {
  members: readonly Member[];
  manages: boolean;
}

/** Who belongs to the organisation and what for; who manages it changes that. */
export function MemberList({ members, manages }: MemberListProps) {
  const { t, i18n } = useLingui();
  const [editing, setEditing] = useState<Member>();
  const [removing, setRemoving] = useState<Member>();
  const [remove] = useClientRemoveMemberMutation();
  return (
    <>
      <RowCards>
        {members.map((member) => (
          <RowCard
            key={member.personId}
            title={member.isSelf ? <Trans>{member.name} (you)</Trans> : member.name}
            facts={
              <>
                {member.roles.map((role) => (
                  <span key={role}>{i18n._(roleLabels[role])}</span>
                ))}
                <span>
                  <Trans>
                    Member since <ShortDay iso={member.joinTime} />
                  </Trans>
                </span>
              </>
            }
            actions={
              manages ? (
                <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                  <Button
                    size="small"
                    aria-label={t`Change the roles: ${member.name}`}
                    onClick={() => setEditing(member)}
                  >
                    <Trans>Change the roles</Trans>
                  </Button>
                  {member.isSelf ? null : (
                    <Button
                      size="small"
                      color="error"
                      aria-label={t`Remove ${member.name}`}
                      onClick={() => setRemoving(member)}
                    >
                      <Trans context="button">Remove</Trans>
                    </Button>
                  )}
                </Stack>
              ) : null
            }
          />
        ))}
      </RowCards>
      {editing ? (
        <MemberRolesDialog member={editing} onClose={() => setEditing(undefined)} />
      ) : null}
      <ConfirmDialog
        open={removing !== undefined}
        title={<Trans>Remove {removing?.name}?</Trans>}
        confirmLabel={<Trans context="button">Remove</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        color="error"
        onConfirm={async () => {
          if (removing === undefined) return;
          const { error } = await remove({ personId: removing.personId });
          if (!error) notify(t`${removing.name} has been removed.`);
          setRemoving(undefined);
        }}
        onCancel={() => setRemoving(undefined)}
      >
        <Trans>
          They lose access at once. What they did stays. Invitations that they sent are no longer
          valid.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

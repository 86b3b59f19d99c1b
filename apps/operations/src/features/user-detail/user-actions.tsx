import { Trans, useLingui } from '@lingui/react/macro';
import {
  useOpsEndUserSessionsMutation,
  useOpsGetStaffUserQuery,
  useOpsUnblockUserMutation,
} from '@tolk/api-client';
import type { UserDetail } from '@tolk/contract';
import { ActionBar, ConfirmDialog } from '@tolk/design-system/portal';
import { can } from '@tolk/domain';
import { useRowActions } from '../../records/row-actions.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { WatchDialog } from './watch-dialog.tsx';

type Asked = 'watch' | 'block' | 'unblock' | 'endSessions';

/** Watching, blocking and what belongs to it; a role without the scope sees the buttons and why they are off. */
export function UserActions({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  const { data: staff } = useOpsGetStaffUserQuery({});
  const { asked, ask, close, act } = useRowActions<Asked>();
  const [unblock] = useOpsUnblockUserMutation();
  const [endSessions] = useOpsEndUserSessionsMutation();
  const { personId, name, state, sessions } = user;
  if (!staff) return null;

  const deleted = state === 'deleted' ? t`The account was deleted.` : undefined;
  const reason = offReason();
  function offReason(): string | undefined {
    if (staff && !can(staff.role, 'userBlocks')) return t`Only an admin may do this.`;
    return deleted;
  }

  const noSessions = sessions.length === 0 ? t`No one is signed in.` : undefined;
  return (
    <>
      <ActionBar
        actions={[
          {
            key: 'watch',
            label: user.watched ? (
              <Trans context="button">Stop watching…</Trans>
            ) : (
              <Trans context="button">Watch…</Trans>
            ),
            enabled: !deleted,
            reason: deleted,
            onChoose: () => ask('watch'),
          },
          {
            key: 'endSessions',
            label: <Trans>End all sessions</Trans>,
            enabled: !(reason ?? noSessions),
            reason: reason ?? noSessions,
            onChoose: () => ask('endSessions'),
          },
          state === 'blocked'
            ? {
                key: 'unblock',
                label: <Trans context="button">Unblock</Trans>,
                enabled: !reason,
                reason,
                onChoose: () => ask('unblock'),
              }
            : {
                key: 'block',
                label: <Trans context="button">Block…</Trans>,
                rank: 'danger',
                enabled: !reason,
                reason,
                onChoose: () => ask('block'),
              },
        ]}
      />
      {asked === 'watch' ? <WatchDialog user={user} onClose={close} /> : null}
      {asked === 'block' ? <BlockDialog user={user} onClose={close} /> : null}
      <ConfirmDialog
        open={asked === 'unblock'}
        title={<Trans>Unblock {name}?</Trans>}
        confirmLabel={<Trans context="button">Unblock</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={() => act(unblock({ personId }).unwrap(), t`The account is unblocked.`)}
        onCancel={close}
      >
        <Trans>
          The person can log in at once. Projects closed by the block open again if their deadlines
          have not passed.
        </Trans>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'endSessions'}
        title={<Trans>End all sessions of {name}?</Trans>}
        confirmLabel={<Trans>End all sessions</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        color="error"
        onConfirm={() => act(endSessions({ personId }).unwrap(), t`All sessions have ended.`)}
        onCancel={close}
      >
        <Trans>Every device is signed out. The person can log in again.</Trans>
      </ConfirmDialog>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberMay } from '@tolk/account-views';
import { useChatSetContactMutation } from '@tolk/api-client';
import type { HallPostingDetail } from '@tolk/contract';
import { Alert, Button, notify } from '@tolk/design-system';

/** Opened by its address although its publisher is blocked: why it is in no list, and the way back. */
export function BlockedNotice({ posting }: { posting: HallPostingDetail }) {
  const { t } = useLingui();
  const mayLift = useMemberMay('work');
  const [set, { isLoading }] = useChatSetContactMutation();
  const { publisherBlocked } = posting;
  if (publisherBlocked === null) return null;
  const { conversationId } = publisherBlocked;

  async function lift(id: string) {
    const answer = await set({ conversationId: id, blocked: false });
    if (!answer.error) notify(t`Unblocked. The jobs are in your job hall again.`);
  }

  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        conversationId !== null && mayLift ? (
          <Button
            color="inherit"
            size="small"
            disabled={isLoading}
            onClick={() => void lift(conversationId)}
          >
            <Trans context="of messages">Unblock</Trans>
          </Button>
        ) : null
      }
    >
      {conversationId === null ? (
        <Trans>
          You have blocked this client, so their jobs are not in your job hall. You did so on your
          client side: switch there and unblock them under Messages.
        </Trans>
      ) : mayLift ? (
        <Trans>You have blocked this client, so their jobs are not in your job hall.</Trans>
      ) : (
        <Trans>
          Your company has blocked this client, so their jobs are not in its job hall. Its project
          managers and linguists can unblock them.
        </Trans>
      )}
    </Alert>
  );
}

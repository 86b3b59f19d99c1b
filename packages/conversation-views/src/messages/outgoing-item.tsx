import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@tolk/design-system';
import type { Outgoing } from '../thread/thread.ts';
import { Bubble } from './bubble.tsx';
import { MessageTime } from './message-time.tsx';

interface OutgoingItemProps {
  outgoing: Outgoing;
  onRetry: (outgoing: Outgoing) => void;
  onDiscard: (messageId: string) => void;
}

/** What has not arrived yet; what was refused says why and can be tried again or discarded. */
export function OutgoingItem({ outgoing, onRetry, onDiscard }: OutgoingItemProps) {
  const { failed, messageId, text, file, writtenAt } = outgoing;
  return (
    <Bubble isOwn joins={false}>
      <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {file?.fileName ?? text}
      </Box>
      {failed === null ? (
        <MessageTime time={new Date(writtenAt).toISOString()} state="sending" />
      ) : (
        <Box role="alert" sx={{ mt: 1, typography: 'caption', color: 'error.main' }}>
          <Trans>Not sent: {failed}</Trans>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button size="small" onClick={() => onRetry(outgoing)}>
              <Trans context="button">Retry</Trans>
            </Button>
            <Button size="small" onClick={() => onDiscard(messageId)}>
              <Trans context="button">Discard</Trans>
            </Button>
          </Box>
        </Box>
      )}
    </Bubble>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ServiceSession } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';

interface EarlierConversationsProps {
  list: ServiceSession['earlier'];
  openId: string | null;
  onOpen: (conversationId: string) => void;
}

/** What was asked before, to read again. */
export function EarlierConversations({ list, openId, onOpen }: EarlierConversationsProps) {
  const others = list.filter(({ conversationId }) => conversationId !== openId);
  if (others.length === 0) return null;
  return (
    <Box component="details" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box component="summary" sx={{ typography: 'body2', cursor: 'pointer', minHeight: 24 }}>
        <Trans context="heading">Earlier conversations</Trans>
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {others.map(({ conversationId, createTime, beginning }) => (
          <li key={conversationId}>
            <Button
              onClick={() => onOpen(conversationId)}
              sx={{ textAlign: 'start', display: 'block', overflowWrap: 'anywhere' }}
            >
              {beginning}
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <DateTime iso={createTime} />
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

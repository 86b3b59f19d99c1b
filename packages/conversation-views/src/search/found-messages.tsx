import { Trans } from '@lingui/react/macro';
import { useChatSearchMessagesQuery } from '@tolk/api-client';
import type { ResponseOf, calls } from '@tolk/contract';
import { Box, DataState } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { FoundText } from './found-text.tsx';

type FoundMessage = ResponseOf<
  typeof calls.communicationinterface.chat.searchMessages
>['list'][number];

interface FoundMessagesProps {
  /** What is searched for; not empty. */
  words: string;
  /** In this conversation alone; in all where left out. */
  conversationId?: string | undefined;
  onChoose: (found: FoundMessage) => void;
}

/** Messages with certain words, the newest first; choosing one leads to it. */
export function FoundMessages({ words, conversationId, onChoose }: FoundMessagesProps) {
  const count = limits.list.pageSizeMax;
  const query = useChatSearchMessagesQuery(
    { search: words, pageSize: count, ...(conversationId && { conversationId }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState
      query={query}
      isEmpty={({ list }) => list.length === 0}
      empty={{ title: <Trans>No messages found</Trans> }}
    >
      {({ list, hasMore }) => (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {list.map((found) => (
              <li key={`${found.conversationId}-${found.seq}`}>
                <Box
                  component="button"
                  type="button"
                  onClick={() => onChoose(found)}
                  sx={{
                    display: 'block',
                    width: '100%',
                    py: 1,
                    border: 0,
                    borderBottom: 1,
                    borderColor: 'divider',
                    background: 'transparent',
                    color: 'inherit',
                    font: 'inherit',
                    textAlign: 'start',
                    cursor: 'pointer',
                  }}
                >
                  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {found.otherName} · <DateTime iso={found.time} />
                  </Box>
                  <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                    <FoundText text={found.text} words={words} />
                  </Box>
                </Box>
              </li>
            ))}
          </Box>
          {hasMore ? (
            <Box component="p" sx={{ my: 2, color: 'text.secondary', typography: 'body2' }}>
              <Trans>These are the newest {count}. Add a word to find older ones.</Trans>
            </Box>
          ) : null}
        </>
      )}
    </DataState>
  );
}

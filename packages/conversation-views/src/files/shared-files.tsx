import { Trans } from '@lingui/react/macro';
import { useChatGetSessionFilesQuery } from '@tolk/api-client';
import { Box, Button, DataState, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { FileLink } from '../messages/file-link.tsx';

interface SharedFilesProps {
  conversationId: string;
  onJump: (seq: number) => void;
}

/** The files of a conversation, the newest first, each with the way to its message. */
export function SharedFiles({ conversationId, onJump }: SharedFilesProps) {
  const count = limits.list.pageSizeMax;
  const query = useChatGetSessionFilesQuery(
    { conversationId, pageSize: count },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState
      query={query}
      isEmpty={({ total }) => total === 0}
      empty={{ title: <Trans>No files yet</Trans> }}
    >
      {({ list, total }) => (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {list.map(({ seq, file, time }) => (
              <li key={seq}>
                <FileLink file={file} />
                <Box
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 1,
                    typography: 'caption',
                    color: 'text.secondary',
                  }}
                >
                  <DateTime iso={time} />
                  <Button size="small" onClick={() => onJump(seq)}>
                    <Trans>Show in the conversation</Trans>
                  </Button>
                </Box>
              </li>
            ))}
          </Box>
          {total > list.length ? (
            <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
              <Trans>
                These are the newest {count}. Older ones stand at their place in the conversation.
              </Trans>
            </Typography>
          ) : null}
        </>
      )}
    </DataState>
  );
}

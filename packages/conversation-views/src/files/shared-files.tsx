import { Trans } from '@lingui/react/macro';
import { useChatGetSessionFilesQuery } from '@tolk/api-client';
import { Box, Button, DataState } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { FileLink } from '../messages/file-link.tsx';

interface SharedFilesProps {
  conversationId: string;
  onJump: (seq: number) => void;
}

/** The files of a conversation, the newest first, each with the way to its message. */
export function SharedFiles({ conversationId, onJump }: SharedFilesProps) {
  const query = useChatGetSessionFilesQuery(
    { conversationId, pageSize: limits.list.pageSizeMax },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <DataState
      query={query}
      isEmpty={({ total }) => total === 0}
      empty={{ title: <Trans>No files yet</Trans> }}
    >
      {({ list }) => (
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
      )}
    </DataState>
  );
}

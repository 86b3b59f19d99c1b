import { Trans } from '@lingui/react/macro';
import { downloadCallFile, previewCallFile } from '@tolk/api-client';
import type { AppealConversations, calls, FileInfo, ServiceMessage } from '@tolk/contract';
import { Bubble, FileMessage, LinkedText, MessageTime } from '@tolk/conversation-views/pieces';
import { Box, Typography } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { useCallback } from 'react';
import { usePartyName } from './use-party-name.ts';

type Download = (typeof calls)['opsinterface']['appeals']['downloadAppealMessageFile'];
const filePath = '/opsinterface/downloadAppealMessageFile';

interface AskedProps {
  projectOrderAppealId: string;
  conversation: AppealConversations['conversations'][number];
}

/** What one person was asked about the appeal, and answered. */
export function AskedParty({ projectOrderAppealId, conversation }: AskedProps) {
  const { conversationId, name, side, isParty, list, readUpTo, hasEarlier } = conversation;
  const heading = usePartyName()({ name, side });
  return (
    <Box component="section" aria-label={heading} sx={{ mb: 3 }}>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      {isParty ? null : (
        <StatusChip tone="attention">
          <Trans>No longer acts for this party</Trans>
        </StatusChip>
      )}
      {hasEarlier ? (
        <Typography variant="caption" color="textSecondary">
          <Trans>Only the newest messages are shown.</Trans>
        </Typography>
      ) : null}
      {list.map((message) => (
        <Bubble key={message.seq} isOwn={message.side === 'staff'} joins={false}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {message.side === 'staff' ? message.staffName : name}
          </Box>
          <Content {...{ projectOrderAppealId, conversationId, message }} />
          <MessageTime
            time={message.time}
            state={message.side === 'staff' ? (message.seq <= readUpTo ? 'read' : 'sent') : null}
          />
        </Bubble>
      ))}
    </Box>
  );
}

interface ContentProps {
  projectOrderAppealId: string;
  conversationId: string;
  message: ServiceMessage;
}

function Content({ projectOrderAppealId, conversationId, message: { text, file } }: ContentProps) {
  const preview = useCallback(
    (fileId: string) =>
      previewCallFile<Download>(filePath, { projectOrderAppealId, conversationId, fileId }),
    [projectOrderAppealId, conversationId],
  );
  const download = ({ fileId }: FileInfo) =>
    downloadCallFile<Download>(filePath, { projectOrderAppealId, conversationId, fileId });
  if (file) return <FileMessage file={file} preview={preview} onDownload={download} />;
  return (
    <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <LinkedText text={text} />
    </Box>
  );
}

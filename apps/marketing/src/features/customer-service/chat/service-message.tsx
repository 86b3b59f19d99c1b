import { Trans } from '@lingui/react/macro';
import { downloadCallFile, previewCallFile } from '@tolk/api-client';
import type { calls, FileInfo } from '@tolk/contract';
import {
  Bubble,
  FileMessage,
  LinkedText,
  LogLine,
  MessageTime,
} from '@tolk/conversation-views/pieces';
import { Box, VisuallyHidden } from '@tolk/design-system';
import { useCallback } from 'react';
import type { HeldMessage } from './use-service-thread.ts';

type Download = (typeof calls)['communicationinterface']['service']['downloadServiceFile'];
const path = '/communicationinterface/downloadServiceFile';

interface ServiceMessageItemProps {
  conversationId: string;
  message: HeldMessage;
  /** Stands with the one before it. */
  joins: boolean;
  isRead: boolean;
}

/** One message with customer service, in its bubble; of an answer, who gave it. */
export function ServiceMessageItem(props: ServiceMessageItemProps) {
  const { conversationId, message, joins, isRead } = props;
  const { side, staffName, text, file, time } = message;
  const isOwn = side === 'customer';
  const preview = useCallback(
    (fileId: string) => previewCallFile<Download>(path, { conversationId, fileId }),
    [conversationId],
  );
  const download = ({ fileId }: FileInfo) =>
    downloadCallFile<Download>(path, { conversationId, fileId });
  return (
    <Bubble isOwn={isOwn} joins={joins}>
      {isOwn ? (
        <VisuallyHidden>
          <Trans context="message">You</Trans>{' '}
        </VisuallyHidden>
      ) : joins ? null : (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {staffName ?? <Trans context="heading">Customer service</Trans>}
        </Box>
      )}
      {file ? (
        <FileMessage file={file} preview={preview} onDownload={download} />
      ) : (
        <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <LinkedText text={text} />
        </Box>
      )}
      <MessageTime time={time} state={isOwn ? (isRead ? 'read' : 'sent') : null} />
    </Bubble>
  );
}

/** What happened, between the messages. */
export function ServiceEventLine({ message: { event, staffName } }: { message: HeldMessage }) {
  if (event === 'assigned')
    return staffName === null ? null : (
      <LogLine>
        <Trans>{staffName} answers you.</Trans>
      </LogLine>
    );
  if (event === 'closed')
    return (
      <LogLine>
        <Trans>We have closed this conversation. Write here if you need anything else.</Trans>
      </LogLine>
    );
  if (event === 'reopened')
    return (
      <LogLine>
        <Trans>The conversation is open again.</Trans>
      </LogLine>
    );
  if (event === 'joined')
    return (
      <LogLine>
        <Trans>The conversation now belongs to your account.</Trans>
      </LogLine>
    );
  if (event === 'emailLeft')
    return (
      <LogLine>
        <Trans>You left your e-mail address. We have sent you a link to come back.</Trans>
      </LogLine>
    );
  return null;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { discardFile, uploadFile } from '@tolk/api-client';
import type { ServiceConversation } from '@tolk/contract';
import {
  Composer,
  LogLine,
  MessageLog,
  newOutgoing,
  OutgoingItem,
  threadRows,
  useConversationDraft,
  useOnlineBrowser,
  useStagedFiles,
  type FilePlace,
  type Outgoing,
  type ThreadRow,
  useUnreadOnOpening,
} from '@tolk/conversation-views/pieces';
import { Alert, Box } from '@tolk/design-system';
import { limits } from '@tolk/domain';
import { formatDate, useLanguage, viewerZone } from '@tolk/i18n';
import { useMemo, type ReactNode } from 'react';
import { ServiceEventLine, ServiceMessageItem } from './service-message.tsx';
import { unbegun, type HeldMessage, type ServiceThread } from './use-service-thread.ts';

const serviceFiles: FilePlace = {
  upload: (file, options) => uploadFile(file, 'service', options),
  discard: discardFile,
};

interface ServiceThreadViewProps {
  owner: string;
  opened: ServiceThread;
  /** Null before the first message. */
  conversation: ServiceConversation | null;
  /** Somebody of the staff writes. */
  isTyping: boolean;
  onTyped: (text: string) => void;
  /** Files are for members: a visitor’s would belong to nobody. */
  takesFiles: boolean;
  /** What is offered while one types. */
  above?: ReactNode;
}

/** The messages, what is on its way, and where the next one is written. */
export function ServiceThreadView(props: ServiceThreadViewProps) {
  const { owner, opened, conversation, isTyping, onTyped, takesFiles, above } = props;
  const { t } = useLingui();
  const { thread, store } = opened;
  const [text, type] = useConversationDraft(owner, conversation?.conversationId ?? unbegun);
  const files = useStagedFiles(serviceFiles);
  const isOnline = useOnlineBrowser();
  const rows = useRows(opened);

  // What got no answer stays in the outbox, which tries it again.
  const send = (outgoing: Outgoing) => void store.send(outgoing).catch(() => undefined);

  function sendAll() {
    const typed = text.trim();
    if (files.isUploading) return;
    for (const { fileId, fileName } of files.take())
      send(newOutgoing({ file: { fileId, fileName } }));
    if (typed === '') return;
    type('');
    onTyped('');
    send(newOutgoing({ text: typed }));
  }

  return (
    <>
      {isOnline ? null : (
        <Alert severity="info">
          <Trans>You are offline. What you write is sent once you are back.</Trans>
        </Alert>
      )}
      {rows.length === 0 ? null : (
        <MessageLog
          label={t`Messages with customer service`}
          rows={rows.length}
          newest={thread.messages.at(-1)?.seq ?? 0}
          onSeen={(upTo) => void store.markRead(upTo).catch(() => undefined)}
          onEarlier={thread.hasEarlier ? () => store.loadEarlier() : undefined}
        >
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              conversationId={conversation?.conversationId ?? ''}
              readUpTo={thread.otherReadUpTo}
              onRetry={send}
              onDiscard={(messageId) => store.discard(messageId)}
            />
          ))}
        </MessageLog>
      )}
      <Box
        role="status"
        sx={{ px: 2, minHeight: 20, typography: 'caption', color: 'text.secondary' }}
      >
        {isTyping ? <Trans>Customer service is writing …</Trans> : null}
      </Box>
      <Composer
        text={text}
        onType={(typed) => {
          type(typed);
          onTyped(typed);
        }}
        onSend={sendAll}
        files={takesFiles ? files : undefined}
        max={limits.service.text}
        placeholder={conversation === null ? t`What can we help you with?` : undefined}
        above={above}
      />
      {takesFiles ? null : (
        <Box sx={{ px: 2, pb: 1.5, typography: 'caption', color: 'text.secondary' }}>
          <Trans>Log in to send files as well.</Trans>
        </Box>
      )}
    </>
  );
}

function useRows({ thread }: ServiceThread) {
  const language = useLanguage();
  // The line before what is unread stays where it was when the thread was opened.
  const unread = useUnreadOnOpening(thread);
  return useMemo(() => {
    const zone = viewerZone();
    return threadRows(thread, {
      writerOf: ({ side, staffName }) => `${side} ${staffName ?? ''}`,
      isOwn: ({ side }) => side === 'customer',
      dayOf: (iso) => formatDate(iso, { language, zone }),
      unread,
    });
  }, [thread, language, unread]);
}

interface RowProps {
  row: ThreadRow<HeldMessage>;
  conversationId: string;
  /** How far the staff has read. */
  readUpTo: number;
  onRetry: (outgoing: Outgoing) => void;
  onDiscard: (messageId: string) => void;
}

function Row({ row, conversationId, readUpTo, onRetry, onDiscard }: RowProps) {
  const language = useLanguage();
  if (row.kind === 'day')
    return <LogLine>{formatDate(row.day, { language, zone: viewerZone() })}</LogLine>;
  if (row.kind === 'unread')
    return (
      <LogLine>
        <Trans context="line">New messages</Trans>
      </LogLine>
    );
  if (row.kind === 'event') return <ServiceEventLine message={row.message} />;
  if (row.kind === 'outgoing')
    return <OutgoingItem outgoing={row.outgoing} onRetry={onRetry} onDiscard={onDiscard} />;
  return (
    <ServiceMessageItem
      conversationId={conversationId}
      message={row.message}
      joins={row.joins}
      isRead={row.message.seq <= readUpTo}
    />
  );
}

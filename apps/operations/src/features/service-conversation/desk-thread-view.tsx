import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffServiceConversation } from '@tolk/contract';
import {
  LogLine,
  MessageLog,
  nothingUnread,
  OutgoingItem,
  threadRows,
  type Outgoing,
} from '@tolk/conversation-views/pieces';
import { Box, Button } from '@tolk/design-system';
import { formatDate, useLanguage, viewerZone } from '@tolk/i18n';
import { useMemo } from 'react';
import { DeskEventLine } from './desk-event-line.tsx';
import { DeskMessage, NoteMark } from './desk-message.tsx';
import type { DeskThread } from './use-desk-thread.ts';

interface DeskThreadViewProps {
  conversation: StaffServiceConversation;
  opened: DeskThread;
  /** How far the customer has read. */
  customerReadUpTo: number;
  /** The message that the address names. */
  sought: number | undefined;
  onSend: (outgoing: Outgoing) => void;
  onSeen: (upTo: number) => void;
}

/** Messages, notes and events, with what is on its way. */
export function DeskThreadView(props: DeskThreadViewProps) {
  const { conversation, opened, customerReadUpTo, sought, onSend, onSeen } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { thread, store } = opened;
  const { conversationId, customerName } = conversation;
  const rows = useMemo(() => {
    const zone = viewerZone();
    return threadRows(thread, {
      writerOf: ({ side, staffId }) => `${side} ${staffId ?? ''}`,
      isOwn: ({ side }) => side !== 'customer',
      dayOf: (iso) => formatDate(iso, { language, zone }),
      unread: nothingUnread,
    });
  }, [thread, language]);
  const name = customerName === '' ? t({ message: 'Visitor', context: 'service' }) : customerName;
  return (
    <>
      <MessageLog
        label={t`Messages with ${name}`}
        rows={rows.length}
        newest={thread.hasLater ? 0 : (thread.messages.at(-1)?.seq ?? 0)}
        onSeen={onSeen}
        onEarlier={thread.hasEarlier ? () => store.loadEarlier() : undefined}
        sought={sought}
      >
        {rows.map((row) => {
          if (row.kind === 'day')
            return (
              <LogLine key={row.key}>
                {formatDate(row.day, { language, zone: viewerZone() })}
              </LogLine>
            );
          if (row.kind === 'event') return <DeskEventLine key={row.key} message={row.message} />;
          if (row.kind === 'outgoing')
            return (
              <div key={row.key}>
                {row.outgoing.mentionIds ? <NoteMark /> : null}
                <OutgoingItem
                  outgoing={row.outgoing}
                  onRetry={onSend}
                  onDiscard={(messageId) => store.discard(messageId)}
                />
              </div>
            );
          if (row.kind === 'unread') return null;
          return (
            <div key={row.key} data-seq={row.message.seq}>
              <DeskMessage
                conversationId={conversationId}
                customerName={customerName}
                message={row.message}
                joins={row.joins}
                isRead={row.message.seq <= customerReadUpTo}
                isSought={row.message.seq === sought}
              />
            </div>
          );
        })}
      </MessageLog>
      {thread.hasLater ? (
        <Box sx={{ textAlign: 'center', py: 0.5 }}>
          <Button size="small" onClick={() => void store.open().catch(() => undefined)}>
            <Trans>Jump to the latest</Trans>
          </Button>
        </Box>
      ) : null}
    </>
  );
}

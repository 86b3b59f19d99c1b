import { useLingui } from '@lingui/react/macro';
import { isCallError } from '@tolk/api-client';
import type { ConversationDetail, Message } from '@tolk/contract';
import { Box, notify } from '@tolk/design-system';
import type { Identity } from '@tolk/domain';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Composer } from '../composer/composer.tsx';
import { useConversationDraft } from '../composer/use-conversation-draft.ts';
import { useStagedFiles } from '../composer/use-staged-files.ts';
import { ContextStrip } from '../contexts/context-cards.tsx';
import { MessageList, type Sought } from '../messages/message-list.tsx';
import { NewMessages } from '../messages/new-messages.tsx';
import { ReportDialog } from '../report/report-dialog.tsx';
import { newOutgoing, type Outgoing } from '../thread/thread.ts';
import type { OpenThread } from '../thread/use-thread.ts';
import { useOtherTyping, useSayTyping } from '../typing/use-typing.ts';
import { LoadingThread } from './loading-thread.tsx';
import type { SidePane } from './side-pane.tsx';
import { ThreadHeader } from './thread-header.tsx';

interface ThreadPaneProps {
  owner: string;
  viewer: Identity;
  /** Stands above the next message once one was sent. */
  afterSending?: ReactNode;
  conversation: ConversationDetail;
  opened: OpenThread;
  seenAt: string | null;
  sought: Sought | null;
  /** What it is about stands beside the messages. */
  isWide: boolean;
  /** It was chosen from the contacts: writing begins at once, or on a phone reading. */
  takesFocus: boolean;
  onJump: (seq: number) => void;
  onPane: (pane: SidePane) => void;
  /** What it is about or whether one may write has changed. */
  onChanged: () => void;
  /** On a phone: back to the contacts. */
  onBack?: (() => void) | undefined;
}

/** One conversation: who it is with, its messages, and where the next one is written. */
export function ThreadPane(props: ThreadPaneProps) {
  const { owner, viewer, conversation, opened, seenAt, sought, isWide } = props;
  const { onJump, onChanged } = props;
  const { t } = useLingui();
  const { conversationId, otherName, closedReason } = conversation;
  const { thread, store } = opened;
  const [text, type] = useConversationDraft(owner, conversationId);
  const files = useStagedFiles();
  const [hasSent, setSent] = useState(false);
  const [quoted, setQuoted] = useState<Message | null>(null);
  const [reported, setReported] = useState<Message | null>(null);
  const isTyping = useOtherTyping(conversationId);
  const sayTyping = useSayTyping(conversationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const takeFocus = useEffectEvent(() => {
    if (!props.takesFocus) return;
    // On a phone the field would bring up the keyboard over what somebody wants to read.
    const hasKeyboard = globalThis.matchMedia('(hover: hover)').matches;
    (hasKeyboard && field.current ? field.current : heading.current)?.focus();
  });
  useEffect(() => takeFocus(), []);

  const lastEvent = thread.messages.findLast(({ event }) => event !== null)?.seq;
  const refreshed = useEffectEvent(onChanged);
  useEffect(() => {
    if (lastEvent !== undefined) refreshed();
  }, [lastEvent]);

  // What waits to be sent is shown also before the rest is there.
  const isShown = thread.heldUpTo >= 0 || thread.outgoing.length > 0;

  // What got no answer stays in the outbox, which tries it again.
  const send = (outgoing: Outgoing) =>
    void store
      .send(outgoing)
      .then(() => store.read().outgoing.some(({ failed }) => failed !== null) && onChanged())
      .catch(() => undefined);

  function sendAll() {
    const typed = text.trim();
    if (files.isUploading) return;
    setSent(true);
    for (const { fileId, fileName } of files.take())
      send(newOutgoing({ file: { fileId, fileName } }));
    if (typed === '') return;
    type('');
    setQuoted(null);
    send(newOutgoing({ text: typed, quoteSeq: quoted?.seq ?? null }));
  }

  async function recall({ seq }: Message) {
    try {
      await store.recall(seq);
    } catch (error) {
      notify(isCallError(error) ? error.message : t`The message could not be recalled.`, {
        severity: 'error',
      });
    }
  }

  return (
    <Box
      component="section"
      aria-label={t`Conversation with ${otherName}`}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, height: '100%' }}
    >
      <ThreadHeader {...props} headingRef={heading} seenAt={seenAt} isTyping={isTyping} />
      {isWide ? null : (
        <ContextStrip
          contexts={conversation.contexts}
          viewer={viewer}
          onMore={() => props.onPane('about')}
        />
      )}
      {isShown ? (
        <>
          <MessageList
            key={conversationId}
            thread={thread}
            viewer={viewer}
            otherName={otherName}
            sought={sought}
            onEarlier={(moment) => store.loadEarlier(moment)}
            onNewest={() => store.open()}
            onJump={onJump}
            onRetry={send}
            onDiscard={(messageId) => store.discard(messageId)}
            onEdit={type}
            onReply={setQuoted}
            onRecall={(message) => void recall(message)}
            onReport={setReported}
            onSeen={(upTo) => void store.markRead(upTo).catch(() => undefined)}
          />
          <NewMessages messages={thread.messages} viewer={viewer} otherName={otherName} />
        </>
      ) : (
        <LoadingThread isFailing={opened.isFailing} onRetry={opened.retry} />
      )}
      {hasSent ? props.afterSending : null}
      <Composer
        text={text}
        onType={(typed) => {
          type(typed);
          if (typed !== '') sayTyping();
        }}
        onSend={sendAll}
        fieldRef={field}
        files={files}
        quote={quoted && { message: quoted, name: quoted.by === viewer ? null : otherName }}
        onDropQuote={() => setQuoted(null)}
        closedReason={closedReason}
      />
      {reported ? (
        <ReportDialog
          conversationId={conversationId}
          seq={reported.seq}
          otherName={otherName}
          onClose={() => setReported(null)}
        />
      ) : null}
    </Box>
  );
}

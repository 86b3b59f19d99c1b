import {
  inForm,
  useLazyChatServiceSessionHistoryQuery,
  useChatServiceMessageSendingMutation,
  useChatServiceReadMessageMutation,
} from '@tolk/api-client';
import type { ServiceConversation, ServiceMessage } from '@tolk/contract';
import {
  createThreadStore,
  useOpenThread,
  type Thread,
  type ThreadServer,
  type ThreadStore,
} from '@tolk/conversation-views/pieces';
import type { Port } from '@tolk/domain';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';

/** A message of the desk never changes: what the thread counts as its change is its place. */
export type HeldMessage = ServiceMessage & { changed: number };

const held = (message: ServiceMessage): HeldMessage => ({ ...message, changed: message.seq });

interface Options {
  /** Whose browser this is: an account, or a visitor. */
  owner: string;
  /** Null: the first message begins it. */
  conversationId: string | null;
  /** In which identity a visitor asks. */
  port: Port;
  /** How the conversation stands, with every answer of the server. */
  onKnown: (conversation: ServiceConversation) => void;
}

export interface ServiceThread {
  thread: Thread<HeldMessage>;
  store: ThreadStore<HeldMessage>;
}

/** Names drafts and outbox of a conversation that has no id yet. */
export const unbegun = 'service';

/** Kept for as long as the page lives, so that what is on its way has one place. */
const stores = new Map<string, ThreadStore<HeldMessage>>();

/** The messages of one conversation with the desk, as this browser holds them. */
export function useServiceThread(options: Options): ServiceThread {
  const { owner, conversationId } = options;
  const server = useThreadServer(options);
  const key = `${owner}:${conversationId ?? unbegun}`;
  const store = useMemo(() => {
    // What is not begun yet begins empty each time.
    if (conversationId === null)
      return createThreadStore({ owner, conversationId: unbegun, server });
    const kept = stores.get(key) ?? createThreadStore({ owner, conversationId, server });
    stores.set(key, kept);
    return kept;
  }, [key, owner, conversationId, server]);
  const thread = useOpenThread(store);
  useEffect(() => {
    // What fails here is fetched with the next pulse.
    if (conversationId !== null) void store.catchUp(null).catch(() => undefined);
  }, [store, conversationId]);
  return { thread, store };
}

/** The calls behind a thread. The object stays the same as long as the conversation does. */
function useThreadServer({ conversationId, port, onKnown }: Options): ThreadServer<HeldMessage> {
  const [history] = useLazyChatServiceSessionHistoryQuery();
  const [send] = useChatServiceMessageSendingMutation();
  const [markRead] = useChatServiceReadMessageMutation();
  // Further messages, written before the first one had its answer, belong to what that one began.
  const begun = useRef(conversationId);
  const calls = useRef({ history, send, markRead, onKnown, port });
  useLayoutEffect(() => {
    calls.current = { history, send, markRead, onKnown, port };
  });
  return useMemo(
    () => ({
      async history({ before, changedAfter }) {
        const answer = await calls.current
          .history({
            conversationId: begun.current ?? '',
            ...(before === undefined ? {} : { before }),
            ...(changedAfter === undefined ? {} : { after: changedAfter }),
          })
          .unwrap();
        calls.current.onKnown(answer.conversation);
        return {
          list: answer.list.map(held),
          hasMore: answer.hasMore,
          hasLater: false,
          lastChange: answer.list.at(-1)?.seq ?? changedAfter ?? 0,
          readUpTo: answer.conversation.readUpTo,
          otherReadUpTo: answer.conversation.staffReadUpTo,
        };
      },
      async markRead(upTo) {
        const id = begun.current;
        if (id !== null) await inForm(calls.current.markRead({ conversationId: id, upTo }));
      },
      async send({ messageId, text, file }) {
        const { message, conversation } = await inForm(
          calls.current.send({
            ...(begun.current !== null && { conversationId: begun.current }),
            messageId,
            ...(file ? { fileId: file.fileId } : { text }),
            port: calls.current.port,
          }),
        );
        begun.current = conversation.conversationId;
        calls.current.onKnown(conversation);
        return held(message);
      },
    }),
    [],
  );
}

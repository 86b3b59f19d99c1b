import {
  inForm,
  onConversationChange,
  useChatGetRecallMessageMutation,
  useChatMessageSendingMutation,
  useChatReadMessageMutation,
  useLazyChatSessionHistoryQuery,
} from '@tolk/api-client';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createThreadStore, type ThreadServer, type ThreadStore } from './thread-store.ts';
import type { Thread } from './thread.ts';
import { useOpenThread } from './use-open-thread.ts';

/** Kept for as long as the page lives: who comes back to a conversation finds it as it was. */
const stores = new Map<string, ThreadStore>();

/** After so long what got no answer is fetched once more (ms). */
const retryMs = 5_000;

export interface OpenThread {
  thread: Thread;
  store: ThreadStore;
  /** The last attempt to catch up failed; another one follows by itself. */
  isFailing: boolean;
  /** Tries again at once. */
  retry: () => void;
}

/** A conversation of this person, caught up while it is shown. */
export function useThread(owner: string, conversationId: string): OpenThread {
  const server = useThreadServer(conversationId);
  const key = `${owner}:${conversationId}`;
  const store = useMemo(() => {
    const kept = stores.get(key) ?? createThreadStore({ owner, conversationId, server });
    stores.set(key, kept);
    return kept;
  }, [key, owner, conversationId, server]);
  const thread = useOpenThread(store);

  const isBehind = (thread.messages.at(-1)?.changed ?? 0) > thread.heldUpTo;
  const { isFailing, retry } = useCatchingUp(store, conversationId, isBehind);

  return { thread, store, isFailing, retry };
}

/**
 * Fetches what the socket announces, and what stands before a message of one's own that overtook it. What
 * fails is fetched again, soon and when the network is back.
 */
function useCatchingUp(
  store: ThreadStore,
  conversationId: string,
  isBehind: boolean,
): Pick<OpenThread, 'isFailing' | 'retry'> {
  const [isFailing, setFailing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const catchUp = useCallback(
    async function catchUp(change: number | null): Promise<void> {
      clearTimeout(timer.current);
      try {
        await store.catchUp(change);
        setFailing(false);
      } catch {
        setFailing(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void catchUp(null), retryMs);
      }
    },
    [store],
  );
  useEffect(() => {
    const catchUpNow = () => void catchUp(null);
    catchUpNow();
    window.addEventListener('online', catchUpNow);
    const stopHearing = onConversationChange((changes) => {
      const change = changes === null ? null : changes[conversationId];
      if (change !== undefined) void catchUp(change);
    });
    return () => {
      stopHearing();
      window.removeEventListener('online', catchUpNow);
      clearTimeout(timer.current);
    };
  }, [catchUp, conversationId]);
  useEffect(() => {
    const catchUpNow = () => void catchUp(null);
    if (isBehind) catchUpNow();
  }, [catchUp, isBehind]);
  return { isFailing, retry: () => void catchUp(null) };
}

/** The calls behind a thread. The object stays the same as long as the conversation does. */
function useThreadServer(conversationId: string): ThreadServer {
  const [history] = useLazyChatSessionHistoryQuery();
  const [send] = useChatMessageSendingMutation();
  const [recall] = useChatGetRecallMessageMutation();
  const [markRead] = useChatReadMessageMutation();
  const calls = useRef({ history, send, recall, markRead });
  useLayoutEffect(() => {
    calls.current = { history, send, recall, markRead };
  });
  return useMemo(
    () => ({
      history: (asked) => calls.current.history({ conversationId, ...asked }).unwrap(),
      send: ({ messageId, text, file, quoteSeq }) =>
        inForm(
          calls.current.send({
            conversationId,
            messageId,
            ...(text === '' ? {} : { text }),
            ...(file === null ? {} : { fileId: file.fileId }),
            ...(quoteSeq === null ? {} : { quoteSeq }),
          }),
        ),
      recall: (seq) => inForm(calls.current.recall({ conversationId, seq })),
      markRead: (upTo) => calls.current.markRead({ conversationId, upTo }).unwrap(),
    }),
    [conversationId],
  );
}

import {
  inForm,
  staffOwner,
  useLazyOpsGetServiceHistoryQuery,
  useOpsAnswerServiceConversationMutation,
  useOpsWriteServiceNoteMutation,
} from '@tolk/api-client';
import type { StaffServiceMessage } from '@tolk/contract';
import {
  createThreadStore,
  useOpenThread,
  type Thread,
  type ThreadServer,
  type ThreadStore,
} from '@tolk/conversation-views/pieces';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';

/** A message of the desk never changes: what the thread counts as its change is its place. */
export type HeldMessage = StaffServiceMessage & { changed: number };

const held = (message: StaffServiceMessage): HeldMessage => ({ ...message, changed: message.seq });

export interface DeskThread {
  thread: Thread<HeldMessage>;
  store: ThreadStore<HeldMessage>;
}

/** Kept for as long as the page lives, so that what is on its way has one place. */
const stores = new Map<string, ThreadStore<HeldMessage>>();

/** Messages, notes and events of one conversation; `at` is the message to begin at. */
export function useDeskThread(
  staffId: string,
  conversationId: string,
  at: number | undefined,
): DeskThread {
  const server = useThreadServer(conversationId);
  const owner = staffOwner(staffId);
  const key = `${owner}:${conversationId}`;
  const store = useMemo(() => {
    const kept = stores.get(key) ?? createThreadStore({ owner, conversationId, server });
    stores.set(key, kept);
    return kept;
  }, [key, owner, conversationId, server]);
  const thread = useOpenThread(store);
  useEffect(() => {
    // What fails here is fetched with the next beat.
    const begin = at === undefined ? store.catchUp(null) : store.jumpTo(at);
    begin.catch(() => undefined);
  }, [store, at]);
  return { thread, store };
}

/** The calls behind a thread. The object stays the same as long as the conversation does. */
function useThreadServer(conversationId: string): ThreadServer<HeldMessage> {
  const [history] = useLazyOpsGetServiceHistoryQuery();
  const [answer] = useOpsAnswerServiceConversationMutation();
  const [note] = useOpsWriteServiceNoteMutation();
  const calls = useRef({ history, answer, note });
  useLayoutEffect(() => {
    calls.current = { history, answer, note };
  });
  return useMemo(
    () => ({
      async history({ before, around, changedAfter }) {
        const { list, hasMore, hasLater } = await calls.current
          .history({
            conversationId,
            ...(before === undefined ? {} : { before }),
            ...(around === undefined ? {} : { around }),
            ...(changedAfter === undefined ? {} : { after: changedAfter }),
          })
          .unwrap();
        return {
          list: list.map(held),
          hasMore,
          hasLater,
          lastChange: list.at(-1)?.seq ?? changedAfter ?? 0,
          // Who has read what comes with the desk’s beat.
          readUpTo: 0,
          otherReadUpTo: 0,
        };
      },
      async send({ messageId, text, file, mentionIds }) {
        const target = { conversationId, messageId };
        const sent = mentionIds
          ? calls.current.note({ ...target, text, mentionIds: [...mentionIds] })
          : calls.current.answer({ ...target, ...(file ? { fileId: file.fileId } : { text }) });
        return held(await inForm<StaffServiceMessage>(sent));
      },
    }),
    [conversationId],
  );
}

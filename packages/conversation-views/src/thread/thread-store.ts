import { isCallError } from '@tolk/api-client';
import type { Message } from '@tolk/contract';
import { keepOutbox, readOutbox } from './outbox.ts';
import {
  addChanges,
  addEarlier,
  addOutgoing,
  addRecalled,
  addSent,
  dropOutgoing,
  emptyThread,
  showAround,
  showNewest,
  type Outgoing,
  type Page,
  type Thread,
  type ThreadMessage,
} from './thread.ts';

/** What a thread asks of the server. Each throws a `CallError`. */
export interface ThreadServer<M extends ThreadMessage = Message> {
  history: (asked: { before?: number; around?: number; changedAfter?: number }) => Promise<Page<M>>;
  send: (outgoing: Outgoing) => Promise<M>;
  /** Left out where nothing can be taken back. */
  recall?: (seq: number) => Promise<M>;
  /** Left out where who has read what is told in another way. */
  markRead?: (upTo: number) => Promise<unknown>;
}

export interface ThreadStore<M extends ThreadMessage = Message> {
  read: () => Thread<M>;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the newest page; throws when that fails. */
  open: () => Promise<void>;
  /** Fetches what stands before, and shows it at this moment. */
  loadEarlier: (moment?: () => Promise<void>) => Promise<void>;
  jumpTo: (seq: number) => Promise<void>;
  /** Fetches what is missing up to this change; null: whatever is missing. */
  catchUp: (change: number | null) => Promise<void>;
  send: (outgoing: Outgoing) => Promise<void>;
  /** Tries everything that is on its way once more. */
  retryAll: () => Promise<void>;
  discard: (messageId: string) => void;
  recall: (seq: number) => Promise<void>;
  /** The reader has seen everything up to this message; what the server was not told it is told later. */
  markRead: (upTo: number) => Promise<void>;
}

interface Options<M extends ThreadMessage> {
  owner: string;
  conversationId: string;
  server: ThreadServer<M>;
}

/** A conversation as this browser holds it: one for each, for as long as the page lives. */
export function createThreadStore<M extends ThreadMessage = Message>({
  owner,
  conversationId,
  server,
}: Options<M>): ThreadStore<M> {
  let thread: Thread<M> = { ...emptyThread, outgoing: readOutbox(owner, conversationId) };
  const listeners = new Set<() => void>();
  let catching: Promise<void> | undefined;
  let wanted = -1;
  let seenUpTo = 0;
  let sending: Promise<void> | undefined;

  function set(next: Thread<M>): void {
    if (next.outgoing !== thread.outgoing)
      keepOutbox(owner, conversationId, { before: thread.outgoing, now: next.outgoing });
    thread = next;
    for (const listener of listeners) listener();
  }

  async function open(): Promise<void> {
    const page = await server.history({});
    set(showNewest(thread, page));
  }

  async function fetchChanges(): Promise<void> {
    for (;;) {
      const page = await server.history({ changedAfter: thread.heldUpTo });
      set(addChanges(thread, page));
      if (!page.hasMore && thread.heldUpTo >= wanted) return tellRead();
    }
  }

  async function tellRead(): Promise<void> {
    const upTo = seenUpTo;
    if (!server.markRead || upTo <= thread.readUpTo) return;
    await server.markRead(upTo);
    set({ ...thread, readUpTo: Math.max(thread.readUpTo, upTo) });
  }

  /** One round at a time: what is announced meanwhile is fetched by the round that is under way. */
  async function catchUp(change: number | null): Promise<void> {
    if (thread.heldUpTo < 0) return open();
    // Also without a newer change: how far the other side has read comes along.
    wanted = Math.max(wanted, change ?? -1);
    catching ??= fetchChanges().finally(() => {
      catching = undefined;
    });
    return catching;
  }

  const nextToSend = () => thread.outgoing.find(({ failed }) => failed === null);

  /** One after the other, so that they arrive in the order in which they were written. */
  async function sendWaiting(): Promise<void> {
    while (nextToSend()) {
      sending ??= sendEach().finally(() => {
        sending = undefined;
      });
      await sending;
    }
  }

  async function sendEach(): Promise<void> {
    for (let next = nextToSend(); next; next = nextToSend()) await sendNow(next);
  }

  async function sendNow(outgoing: Outgoing): Promise<void> {
    try {
      const message = await server.send(outgoing);
      set(addSent(thread, message));
    } catch (error) {
      // Without an answer it may have arrived: it stays on its way, and its id makes a retry harmless.
      const isRefused = isCallError(error) && error.code >= 400 && error.code !== 503;
      if (isRefused) set(addOutgoing(thread, { ...outgoing, failed: error.message }));
      else throw error;
    }
  }

  return {
    read: () => thread,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    async loadEarlier(moment) {
      const [first] = thread.messages;
      if (first === undefined || !thread.hasEarlier) return;
      const page = await server.history({ before: first.seq });
      await moment?.();
      set(addEarlier(thread, page));
    },
    async jumpTo(seq) {
      const page = await server.history({ around: seq });
      set(showAround(thread, page));
    },
    catchUp,
    send(outgoing) {
      set(addOutgoing(thread, { ...outgoing, failed: null }));
      return sendWaiting();
    },
    retryAll: sendWaiting,
    discard: (messageId) => set(dropOutgoing(thread, messageId)),
    async recall(seq) {
      // Before the call: what it changes may be announced before it is answered.
      const text = thread.messages.find((message) => message.seq === seq)?.text ?? '';
      const message = await server.recall?.(seq);
      if (message) set(addRecalled(thread, message, text));
    },
    markRead(upTo) {
      seenUpTo = Math.max(seenUpTo, upTo);
      return tellRead();
    },
  };
}

import type { Message } from '@tolk/contract';

/** What a thread has to know of its messages; `changed` is the number of a message's latest change. */
export type ThreadMessage = Pick<Message, 'seq' | 'changed' | 'messageId' | 'text'> &
  Partial<Pick<Message, 'quote' | 'recalled'>>;

/** What the person wrote and the server has not numbered yet. */
export interface Outgoing {
  /** The browser's own id, which makes a retry harmless. */
  messageId: string;
  /** Milliseconds since 1970, by this browser. */
  writtenAt: number;
  text: string;
  file: { fileId: string; fileName: string } | null;
  quoteSeq: number | null;
  /** For colleagues at the service desk alone: whom it names. Left out for what the other side reads. */
  mentionIds?: readonly string[];
  /** Why the server refused it, in the reader's language; null while it is on its way. */
  failed: string | null;
}

/** Something to send, under a new id. */
export function newOutgoing(
  what: Partial<Pick<Outgoing, 'text' | 'quoteSeq' | 'file' | 'mentionIds'>>,
): Outgoing {
  return {
    messageId: crypto.randomUUID(),
    writtenAt: Date.now(),
    text: '',
    file: null,
    quoteSeq: null,
    failed: null,
    ...what,
  };
}

/** A stretch of a conversation as this browser holds it, without a gap. */
export interface Thread<M extends ThreadMessage = Message> {
  /** By `seq`, the oldest first. */
  messages: readonly M[];
  outgoing: readonly Outgoing[];
  /** More before the first message. */
  hasEarlier: boolean;
  /** More after the last one: the stretch was jumped to and does not reach the newest. */
  hasLater: boolean;
  /** Everything up to this change is held; -1 before anything was fetched. */
  heldUpTo: number;
  readUpTo: number;
  otherReadUpTo: number;
  /** What one’s own recalled messages said, as long as the page lives. */
  recalledTexts: ReadonlyMap<number, string>;
}

export const emptyThread: Thread<never> = {
  messages: [],
  outgoing: [],
  hasEarlier: false,
  hasLater: false,
  heldUpTo: -1,
  readUpTo: 0,
  otherReadUpTo: 0,
  recalledTexts: new Map(),
};

/** An answer of `sessionHistory`. */
export interface Page<M extends ThreadMessage = Message> {
  list: readonly M[];
  hasMore: boolean;
  hasLater: boolean;
  lastChange: number;
  readUpTo: number;
  otherReadUpTo: number;
}

/** Puts messages in place by `seq`; of two versions of one the later change stays. */
function merged<M extends ThreadMessage>(held: readonly M[], more: readonly M[]): readonly M[] {
  const bySeq = new Map(held.map((message) => [message.seq, message]));
  for (const message of more) {
    const before = bySeq.get(message.seq);
    if (before === undefined || before.changed < message.changed) bySeq.set(message.seq, message);
  }
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/** What was sent is no longer on its way once it stands among the messages. */
function withoutSent(outgoing: readonly Outgoing[], messages: readonly ThreadMessage[]) {
  const sent = new Set(messages.map(({ messageId }) => messageId));
  return outgoing.filter(({ messageId }) => !sent.has(messageId));
}

/** Quotes of a message that was recalled lose its text too. */
function withQuotesRecalled<M extends ThreadMessage>(
  messages: readonly M[],
  more: readonly M[],
): readonly M[] {
  const recalled = new Set(more.filter((one) => one.recalled).map(({ seq }) => seq));
  if (recalled.size === 0) return messages;
  return messages.map((message) =>
    message.quote && recalled.has(message.quote.seq)
      ? { ...message, quote: { ...message.quote, text: '', fileName: null, recalled: true } }
      : message,
  );
}

const reading = <M extends ThreadMessage>(
  { readUpTo, otherReadUpTo }: Page<M>,
  thread: Thread<M>,
) => ({
  readUpTo: Math.max(readUpTo, thread.readUpTo),
  otherReadUpTo: Math.max(otherReadUpTo, thread.otherReadUpTo),
});

/** The newest page, in place of what was held. */
export function showNewest<M extends ThreadMessage>(thread: Thread<M>, page: Page<M>): Thread<M> {
  return {
    ...thread,
    ...reading(page, thread),
    messages: page.list,
    outgoing: withoutSent(thread.outgoing, page.list),
    hasEarlier: page.hasMore,
    hasLater: false,
    heldUpTo: page.lastChange,
  };
}

/** A page around a message, in place of what was held. */
export function showAround<M extends ThreadMessage>(thread: Thread<M>, page: Page<M>): Thread<M> {
  return {
    ...thread,
    ...reading(page, thread),
    messages: page.list,
    hasEarlier: page.hasMore,
    hasLater: page.hasLater,
    heldUpTo: page.lastChange,
  };
}

export function addEarlier<M extends ThreadMessage>(thread: Thread<M>, page: Page<M>): Thread<M> {
  return {
    ...thread,
    ...reading(page, thread),
    messages: merged(page.list, thread.messages),
    hasEarlier: page.hasMore,
  };
}

/** What changed since `heldUpTo`; new messages only where the stretch reaches the newest. */
export function addChanges<M extends ThreadMessage>(thread: Thread<M>, page: Page<M>): Thread<M> {
  const first = thread.messages[0]?.seq ?? 0;
  const last = thread.messages.at(-1)?.seq ?? 0;
  const fitting = page.list.filter(
    ({ seq }) => (seq >= first || !thread.hasEarlier) && (seq <= last || !thread.hasLater),
  );
  const messages = withQuotesRecalled(merged(thread.messages, fitting), page.list);
  const upTo = page.hasMore
    ? Math.max(thread.heldUpTo, ...page.list.map(({ changed }) => changed))
    : page.lastChange;
  return {
    ...thread,
    ...reading(page, thread),
    messages,
    outgoing: withoutSent(thread.outgoing, messages),
    heldUpTo: Math.max(thread.heldUpTo, upTo),
  };
}

/** A message of one's own, as the server numbered it: what stands before it may still be missing. */
export function addSent<M extends ThreadMessage>(thread: Thread<M>, message: M): Thread<M> {
  const isNext = message.changed === thread.heldUpTo + 1;
  const messages = thread.hasLater ? thread.messages : merged(thread.messages, [message]);
  return {
    ...thread,
    messages: withQuotesRecalled(messages, [message]),
    outgoing: withoutSent(thread.outgoing, [message]),
    heldUpTo: isNext ? message.changed : thread.heldUpTo,
  };
}

export function addOutgoing<M extends ThreadMessage>(
  thread: Thread<M>,
  outgoing: Outgoing,
): Thread<M> {
  const others = thread.outgoing.filter(({ messageId }) => messageId !== outgoing.messageId);
  return { ...thread, outgoing: [...others, outgoing] };
}

export function dropOutgoing<M extends ThreadMessage>(
  thread: Thread<M>,
  messageId: string,
): Thread<M> {
  return {
    ...thread,
    outgoing: thread.outgoing.filter((one) => one.messageId !== messageId),
  };
}

/** A message that its writer takes back; its text stays at hand here, to be changed and sent again. */
export function addRecalled<M extends ThreadMessage>(
  thread: Thread<M>,
  message: M,
  text: string,
): Thread<M> {
  const after = addSent(thread, message);
  return text === ''
    ? after
    : { ...after, recalledTexts: new Map([...thread.recalledTexts, [message.seq, text]]) };
}

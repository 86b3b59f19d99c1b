import type { Message } from '@tolk/contract';
import type { Outgoing, Thread, ThreadMessage } from '../thread/thread.ts';
import type { UnreadStretch } from '../thread/use-unread-on-opening.ts';

/** A message that has a time, or an event among the messages. */
export interface TimedMessage extends ThreadMessage {
  time: string;
  event: unknown;
}

/** What stands one below the other in a thread. */
export type ThreadRow<M extends TimedMessage = Message> =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: M; isOwn: boolean; joins: boolean }
  | { kind: 'event'; key: string; message: M }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

interface Options<M extends TimedMessage> {
  /** Who wrote it: what one side writes in short order stands together. */
  writerOf: (message: M) => string | null;
  isOwn: (message: M) => boolean;
  /** The day of a moment where the reader is, e.g. `2026-11-23`. */
  dayOf: (iso: string) => string;
  /** A line stands before it. */
  unread: UnreadStretch;
}

/** Messages of one side within this time stand together (ms). */
const joinsMs = 5 * 60_000;

/** Messages, events and what is on its way, with a line for each new day and one before what is unread. */
export function threadRows<M extends TimedMessage>(
  thread: Pick<Thread<M>, 'messages' | 'outgoing' | 'hasLater'>,
  { writerOf, isOwn: isOwnOf, dayOf, unread }: Options<M>,
): ThreadRow<M>[] {
  const rows: ThreadRow<M>[] = [];
  let before: M | undefined;
  let dayBefore: string | undefined;
  let isMarked = false;
  for (const message of thread.messages) {
    const day = dayOf(message.time);
    // Keyed by its first message: a day can come twice in a thread.
    if (day !== dayBefore) rows.push({ kind: 'day', key: `day-${message.seq}`, day: message.time });
    const isOwn = isOwnOf(message);
    const wasUnread = message.seq > unread.after && message.seq <= unread.upTo;
    if (!isMarked && wasUnread && !isOwn && message.event === null) {
      isMarked = true;
      rows.push({ kind: 'unread', key: 'unread' });
    }
    rows.push(
      message.event === null
        ? {
            kind: 'message',
            key: message.messageId ?? `${message.seq}`,
            message,
            isOwn,
            joins: joinsTo(before, message) && rows.at(-1)?.kind === 'message',
          }
        : { kind: 'event', key: `${message.seq}`, message },
    );
    before = message;
    dayBefore = day;
  }
  if (!thread.hasLater)
    for (const outgoing of thread.outgoing)
      rows.push({ kind: 'outgoing', key: outgoing.messageId, outgoing });
  return rows;

  function joinsTo(earlier: M | undefined, message: M): boolean {
    return (
      earlier !== undefined &&
      writerOf(earlier) === writerOf(message) &&
      Date.parse(message.time) - Date.parse(earlier.time) < joinsMs
    );
  }
}

import type { Message } from '@tolk/contract';
import {
  addChanges,
  addEarlier,
  addOutgoing,
  addSent,
  emptyThread,
  showAround,
  showNewest,
  type Page,
} from './thread.ts';

function message(seq: number, more: Partial<Message> = {}): Message {
  return {
    seq,
    changed: seq,
    messageId: `m${seq}`,
    by: 'client',
    time: '2026-11-23T08:00:00.000Z',
    text: `No. ${seq}`,
    file: null,
    quote: null,
    recalled: false,
    event: null,
    outsidePayment: false,
    ...more,
  };
}

const page = (seqs: readonly number[], more: Partial<Page> = {}): Page => ({
  list: seqs.map((seq) => message(seq)),
  hasMore: false,
  hasLater: false,
  lastChange: Math.max(0, ...seqs),
  readUpTo: 0,
  otherReadUpTo: 0,
  ...more,
});

const seqs = ({ messages }: { messages: readonly Message[] }) => messages.map(({ seq }) => seq);

it('pages join without a gap and without a message twice', () => {
  const newest = showNewest(emptyThread, page([5, 6], { hasMore: true }));
  const whole = addEarlier(newest, page([3, 4, 5]));
  expect([seqs(whole), whole.hasEarlier, whole.heldUpTo]).toEqual([[3, 4, 5, 6], false, 6]);
});

it('what came meanwhile is added once, and the place of it is kept', () => {
  const held = showNewest(emptyThread, page([1, 2]));
  const once = addChanges(held, page([3], { otherReadUpTo: 2 }));
  const twice = addChanges(once, page([3], { otherReadUpTo: 1 }));
  expect([seqs(twice), twice.heldUpTo, twice.otherReadUpTo]).toEqual([[1, 2, 3], 3, 2]);
});

it('changes that do not fit into one answer are held up to where they go', () => {
  const held = showNewest(emptyThread, page([1]));
  const half = addChanges(held, page([2, 3], { hasMore: true, lastChange: 9 }));
  expect(half.heldUpTo).toBe(3);
});

it('a recall takes the text and its quotes away, an older copy does not bring them back', () => {
  const quote = { seq: 1, by: 'client' as const, text: 'No. 1', fileName: null, recalled: false };
  const held = showNewest(emptyThread, {
    ...page([1]),
    list: [message(1), message(2, { quote })],
    lastChange: 2,
  });
  const recalled = message(1, { changed: 3, text: '', recalled: true });
  const after = addChanges(held, { ...page([]), list: [recalled], lastChange: 3 });
  expect(after.messages[0]).toEqual(recalled);
  expect(after.messages[1]?.quote).toMatchObject({ text: '', recalled: true });
  expect(addEarlier(after, page([1])).messages[0]).toEqual(recalled);
});

it('a sent message leaves the outbox when it is answered or heard of, whichever is first', () => {
  const outgoing = {
    messageId: 'm2',
    writtenAt: 0,
    text: 'No. 2',
    file: null,
    quoteSeq: null,
    failed: null,
  };
  const waiting = addOutgoing(showNewest(emptyThread, page([1])), outgoing);
  expect(addSent(waiting, message(2))).toMatchObject({ outgoing: [], heldUpTo: 2 });
  expect(addChanges(waiting, page([2])).outgoing).toEqual([]);
});

it('an answer that overtook a message of the other side leaves that one to be fetched', () => {
  const held = showNewest(emptyThread, page([1]));
  const sent = addSent(held, message(3));
  expect([seqs(sent), sent.heldUpTo]).toEqual([[1, 3], 1]);
  expect(seqs(addChanges(sent, page([2, 3])))).toEqual([1, 2, 3]);
});

it('a stretch that was jumped to takes no message from beyond its end', () => {
  const around = showAround(
    emptyThread,
    page([40, 41], {
      hasMore: true,
      hasLater: true,
      lastChange: 90,
    }),
  );
  expect([around.hasLater, around.heldUpTo]).toEqual([true, 90]);
  const after = addChanges(around, page([91], { lastChange: 91 }));
  expect([seqs(after), after.heldUpTo]).toEqual([[40, 41], 91]);
});

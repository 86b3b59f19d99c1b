import type { Message } from '@tolk/contract';
import { emptyThread } from '../thread/thread.ts';
import { threadRows } from './rows.ts';

function message(seq: number, by: 'client' | 'supplier' | null, time: string): Message {
  return {
    seq,
    changed: seq,
    messageId: by && `m${seq}`,
    by,
    time,
    text: '',
    file: null,
    quote: null,
    recalled: false,
    event:
      by === null
        ? {
            projectOrderId: 'o',
            orderName: 'Lease',
            orderType: 'translation',
            action: 'accept',
            by: 'supplier',
          }
        : null,
    outsidePayment: false,
  };
}

const dayOf = (iso: string) => iso.slice(0, 10);
const reader = {
  writerOf: ({ by }: Message) => by,
  isOwn: ({ by }: Message) => by === 'client',
  dayOf,
};
const kinds = (messages: Message[], unread = { after: 99, upTo: 99 }) =>
  threadRows({ ...emptyThread, messages }, { ...reader, unread }).map((row) =>
    row.kind === 'message'
      ? `${row.isOwn ? 'own' : 'other'}${row.joins ? ' joined' : ''}`
      : row.kind,
  );

it('each day has a line, and what one side says within five minutes stands together', () => {
  expect(
    kinds([
      message(1, 'client', '2026-11-22T10:00:00Z'),
      message(2, 'client', '2026-11-22T10:04:59Z'),
      message(3, 'client', '2026-11-22T10:10:00Z'),
      message(4, 'supplier', '2026-11-22T10:10:01Z'),
      message(5, 'supplier', '2026-11-23T00:00:00Z'),
    ]),
  ).toEqual(['day', 'own', 'own joined', 'own', 'other', 'day', 'other']);
});

it('one line stands before the first message of the other side that is unread', () => {
  expect(
    kinds(
      [
        message(1, 'supplier', '2026-11-22T10:00:00Z'),
        message(2, 'client', '2026-11-22T10:00:01Z'),
        message(3, null, '2026-11-22T10:00:02Z'),
        message(4, 'supplier', '2026-11-22T10:00:03Z'),
        message(5, 'supplier', '2026-11-22T10:00:04Z'),
      ],
      { after: 1, upTo: 99 },
    ),
  ).toEqual(['day', 'other', 'own', 'event', 'unread', 'other', 'other joined']);
});

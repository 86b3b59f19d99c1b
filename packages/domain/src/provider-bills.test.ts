import { lastBilledDay } from './provider-bills.ts';

it.each([
  { now: '2026-11-22T01:59:59Z', last: '2026-11-20' },
  { now: '2026-11-22T02:00:00Z', last: '2026-11-21' },
  { now: '2026-11-22T16:00:00Z', last: '2026-11-21' },
  { now: '2026-12-31T23:00:00Z', last: '2026-12-30' },
])('at $now the last bill is of $last', ({ now, last }) => {
  expect(lastBilledDay(new Date(now))).toBe(last);
});

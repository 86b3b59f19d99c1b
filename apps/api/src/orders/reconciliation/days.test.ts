import { daysFrom, nextBillAt } from './days.ts';

it.each([
  { now: '2026-11-22T01:59:59Z', next: '2026-11-22T02:00:00.000Z' },
  { now: '2026-11-22T02:00:00Z', next: '2026-11-23T02:00:00.000Z' },
  { now: '2026-11-22T16:00:00Z', next: '2026-11-23T02:00:00.000Z' },
  { now: '2026-12-31T23:00:00Z', next: '2027-01-01T02:00:00.000Z' },
])('at $now the next bill comes at $next', ({ now, next }) => {
  expect(nextBillAt(new Date(now)).toISOString()).toBe(next);
});

it('days are counted across the end of a month, and not backwards', () => {
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([]);
});

import { daysOf, lastDays } from './span.ts';

it('the last days end on today’s day in Shanghai', () => {
  // 16:30 UTC is half past midnight of the next day in Shanghai.
  expect(lastDays(new Date('2026-11-20T16:30:00Z'))).toEqual({
    from: '2026-10-23',
    to: '2026-11-21',
  });
});

it.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-02-01', '2026-03-01', 29],
  ['2026-11-21', '2026-11-20', 0],
  ['', '2026-11-20', 0],
  ['2026-13-45', '2026-11-20', 0],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysOf({ from, to })).toBe(days);
});

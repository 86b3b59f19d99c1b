import { afterWorkingDays } from './working-days.ts';

// In 2026 the 23rd of November is a Monday.
it.each([
  ['on Monday morning', '2026-11-23T01:00:00Z', 2, '2026-11-25T10:00:00.000Z'],
  ['late on Monday, Tuesday in Shanghai', '2026-11-23T16:30:00Z', 2, '2026-11-26T10:00:00.000Z'],
  ['on Thursday', '2026-11-26T03:00:00Z', 2, '2026-11-30T10:00:00.000Z'],
  ['on Saturday', '2026-11-28T03:00:00Z', 1, '2026-11-30T10:00:00.000Z'],
  ['on Sunday', '2026-11-29T03:00:00Z', 3, '2026-12-02T10:00:00.000Z'],
])('what is asked for %s is due by the evening', (_when, from, days, due) => {
  expect(afterWorkingDays(new Date(from), days).toISOString()).toBe(due);
});

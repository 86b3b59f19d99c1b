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

it.each([
  [
    'the clocks of the zone',
    '2026-11-23T15:00:00Z',
    1,
    'Europe/Berlin',
    '2026-11-24T17:00:00.000Z',
  ],
  [
    'a weekend in the zone',
    '2026-11-28T03:00:00Z',
    1,
    'America/New_York',
    '2026-11-30T23:00:00.000Z',
  ],
  // Friday in Shanghai, Thursday evening in New York.
  [
    'the day of the zone',
    '2026-11-27T01:00:00Z',
    1,
    'America/New_York',
    '2026-11-27T23:00:00.000Z',
  ],
  ['summer time', '2026-03-27T12:00:00Z', 1, 'Europe/Berlin', '2026-03-30T16:00:00.000Z'],
  ['an evening after six', '2026-11-23T19:00:00Z', 1, 'Europe/Berlin', '2026-11-24T17:00:00.000Z'],
])('working days go by %s', (_what, from, days, zone, due) => {
  expect(afterWorkingDays(new Date(from), days, zone).toISOString()).toBe(due);
});

it('more working days than the calendar holds are refused', () => {
  expect(() => afterWorkingDays(new Date('2026-11-23T01:00:00Z'), 1_000)).toThrow(RangeError);
});

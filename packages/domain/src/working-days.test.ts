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

// National Day of 2026 is from Thursday to Saturday, of 2027 from Friday to Sunday; Spring Festival
// of 2027 from Friday to Monday, of 2029 from Monday to Thursday.
it.each([
  ['the day before National Day', '2026-09-30T03:00:00Z', 1, '2026-10-06T10:00:00.000Z'],
  ['across National Day', '2026-09-29T03:00:00Z', 2, '2026-10-06T10:00:00.000Z'],
  ['on National Day', '2026-10-01T03:00:00Z', 2, '2026-10-07T10:00:00.000Z'],
  ['across two days that are given back', '2027-09-30T03:00:00Z', 1, '2027-10-06T10:00:00.000Z'],
  ['across Mid-Autumn', '2026-09-24T03:00:00Z', 1, '2026-09-28T10:00:00.000Z'],
  ['before Spring Festival', '2027-02-04T03:00:00Z', 1, '2027-02-11T10:00:00.000Z'],
  ['across Spring Festival', '2027-02-03T03:00:00Z', 3, '2027-02-12T10:00:00.000Z'],
  ['in Spring Festival', '2029-02-13T03:00:00Z', 3, '2029-02-20T10:00:00.000Z'],
  ['across New Year’s Eve', '2026-12-31T03:00:00Z', 1, '2027-01-04T10:00:00.000Z'],
  ['on Labour Day, a Saturday', '2027-05-01T03:00:00Z', 1, '2027-05-05T10:00:00.000Z'],
  // People work on Saturday, 10 October 2026, for it; it stays free here.
  ['a Saturday of work', '2026-10-09T03:00:00Z', 1, '2026-10-12T10:00:00.000Z'],
])('no day off by law in China counts: %s', (_when, from, days, due) => {
  expect(afterWorkingDays(new Date(from), days).toISOString()).toBe(due);
});

it('where clocks are those of another zone, its holidays are not known', () => {
  expect(afterWorkingDays(new Date('2026-09-30T07:00:00Z'), 1, 'Europe/Berlin').toISOString()).toBe(
    '2026-10-01T16:00:00.000Z',
  );
});

it('more working days than the calendar holds are refused', () => {
  expect(() => afterWorkingDays(new Date('2026-11-23T01:00:00Z'), 1_000)).toThrow(RangeError);
});

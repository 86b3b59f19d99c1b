import { nextMorning } from './next-morning.ts';

it.each([
  ['Asia/Shanghai', '2026-11-21T00:59:59Z', '2026-11-21T01:00:00.000Z'],
  ['Asia/Shanghai', '2026-11-21T01:00:00Z', '2026-11-22T01:00:00.000Z'],
  ['America/New_York', '2026-11-21T15:00:00Z', '2026-11-22T14:00:00.000Z'],
  // The clocks go forward in the night to 14 March 2027 and back in the night to 7 November.
  ['America/New_York', '2027-03-13T20:00:00Z', '2027-03-14T13:00:00.000Z'],
  ['America/New_York', '2027-11-06T20:00:00Z', '2027-11-07T14:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-31T20:00:00.5Z', '2027-01-01T03:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21T12:00:00Z', '2026-11-21T19:00:00.000Z'],
])('in %s, after %s, it is nine at %s', (zone, now, expected) => {
  expect(nextMorning(new Date(now), zone).toISOString()).toBe(expected);
});

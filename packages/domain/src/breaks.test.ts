import { areBreaksShorter } from './breaks.ts';

const stretch = (start: string, end: string) => ({
  start: new Date(`2026-12-${start}:00Z`),
  end: new Date(`2026-12-${end}:00Z`),
});
const zone = 'Asia/Shanghai';
const morning = stretch('01T01:00', '01T03:00');
const afternoon = stretch('01T06:00', '01T08:00');

it.each([
  ['29 minutes in half an hour', 29, [stretch('01T01:00', '01T01:30')], true],
  ['all of half an hour', 30, [stretch('01T01:00', '01T01:30')], false],
  ['two hours of a day of two bookings', 120, [morning, afternoon], true],
  ['all of both', 240, [morning, afternoon], false],
  ['more than the shortest of two days has', 60, [morning, stretch('02T01:00', '02T02:00')], false],
  ['an hour of a night', 60, [stretch('01T15:00', '01T18:00')], true],
  ['any, where nothing is booked yet', 240, [], true],
  ['none', 0, [morning], true],
])('breaks that take %s: %s minutes', (_what, minutes, bookings, fits) => {
  expect(areBreaksShorter({ minutes }, bookings, zone)).toBe(fits);
});

it('days are those of the place', () => {
  // In Shanghai 7:30 and 8:30 are one morning, in UTC two days.
  const hours = [stretch('01T23:30', '02T00:00'), stretch('02T00:30', '02T01:00')];
  expect(areBreaksShorter({ minutes: 40 }, hours, zone)).toBe(true);
  expect(areBreaksShorter({ minutes: 40 }, hours, 'UTC')).toBe(false);
});

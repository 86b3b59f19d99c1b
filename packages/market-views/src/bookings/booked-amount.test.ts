import { bookedAmount } from './booked-amount.ts';

it('a whole day and a morning are two days, three half days or twelve hours', () => {
  const bookings = [
    { startTime: '2026-11-30T01:00:00.000Z', endTime: '2026-11-30T09:30:00.000Z' },
    { startTime: '2026-12-01T01:00:00.000Z', endTime: '2026-12-01T04:30:00.000Z' },
  ];
  expect(bookedAmount(bookings, 'day')).toBe(2);
  expect(bookedAmount(bookings, 'half-day')).toBe(3);
  expect(bookedAmount(bookings, 'hour')).toBe(12);
  expect(bookedAmount(bookings, 'project')).toBeNull();
  expect(
    bookedAmount([{ startTime: '2026-12-01T01:00:00.000Z', endTime: null }], 'day'),
  ).toBeNull();
});

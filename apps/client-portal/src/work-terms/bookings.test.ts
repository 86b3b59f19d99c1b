import { dayByDay, oneBooking } from './bookings.ts';

const shanghai = 'Asia/Shanghai';

it('two days from nine to half past five are two bookings, not one through the night', () => {
  const whole = { startTime: '2026-11-30T01:00:00.000Z', endTime: '2026-12-01T09:30:00.000Z' };
  expect(dayByDay(whole, shanghai)).toEqual([
    { startTime: '2026-11-30T01:00:00.000Z', endTime: '2026-11-30T09:30:00.000Z' },
    { startTime: '2026-12-01T01:00:00.000Z', endTime: '2026-12-01T09:30:00.000Z' },
  ]);
});

it('an evening that ends after midnight stays one booking', () => {
  const whole = { startTime: '2026-11-30T12:00:00.000Z', endTime: '2026-11-30T17:00:00.000Z' };
  expect(dayByDay(whole, shanghai)).toEqual([whole]);
});

it('a new booking is proposed for tomorrow, on the full hour, by day', () => {
  expect(oneBooking(Date.parse('2026-11-22T08:30:00Z'), shanghai)).toEqual({
    startTime: '2026-11-23T09:00:00.000Z',
    endTime: '2026-11-23T11:00:00.000Z',
  });
  expect(oneBooking(Date.parse('2026-11-22T17:30:00Z'), shanghai)).toEqual({
    startTime: '2026-11-24T01:00:00.000Z',
    endTime: '2026-11-24T03:00:00.000Z',
  });
});

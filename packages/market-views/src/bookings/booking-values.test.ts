import { dayAfter } from './booking-values.ts';

const shanghai = 'Asia/Shanghai';

it('the next day has the same hours, also where clocks change', () => {
  const booking = { startTime: '2026-10-24T07:00:00.000Z', endTime: '2026-10-24T09:00:00.000Z' };
  expect(dayAfter(booking, 'Europe/Berlin')).toEqual({
    startTime: '2026-10-25T08:00:00.000Z',
    endTime: '2026-10-25T10:00:00.000Z',
  });
  expect(dayAfter({ startTime: null, endTime: null }, shanghai)).toEqual({
    startTime: null,
    endTime: null,
  });
});

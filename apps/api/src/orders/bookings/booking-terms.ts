import { addMs, limits } from '@tolk/domain';
import type { BookingTime } from '../../calls/booking-times.ts';

/** When interpreting begins and ends; the work is confirmed and counts as checked a while after it. */
export function bookingTimes(bookings: BookingTime[]) {
  const end = new Date(bookings.at(-1)?.end ?? 0);
  const confirmed = addMs(end, limits.order.confirmBookingMs);
  return {
    start_at: new Date(bookings[0]?.start ?? 0),
    end_at: end,
    due_at: confirmed,
    accept_by: confirmed,
  };
}

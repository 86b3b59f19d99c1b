import { limits } from '../limits.ts';
import { addMs } from '../time.ts';

type Side = 'client' | 'supplier';

/** A stretch of interpreting and who has checked in to it; times are UTC. */
export interface BookingFacts {
  startAt: Date;
  endAt: Date;
  checkedInBy: readonly Side[];
}

/** The booking that a side checks in to next: the first one not over that it isn't checked in to. */
export function bookingToCheckIn<Booking extends BookingFacts>(
  bookings: readonly Booking[],
  side: Side | null,
  now: Date,
): Booking | undefined {
  return bookings.find(
    ({ endAt, checkedInBy }) => now <= endAt && (side === null || !checkedInBy.includes(side)),
  );
}

/** From when on both sides can check in to a booking that starts then. */
export function checkInOpensAt(startAt: Date): Date {
  return addMs(startAt, -limits.order.checkInBeforeMs);
}

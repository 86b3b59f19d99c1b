import * as limits from '../limits.ts';
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

/** A stretch of interpreting as it is agreed on: ISO 8601, UTC. */
export interface BookedStretch {
  start: string;
  end: string;
}

/** The stretches that only one of the two lists has: what another list of bookings moves, adds or drops. */
export function movedBookings<Stretch extends BookedStretch>(
  before: readonly Stretch[],
  after: readonly Stretch[],
): Stretch[] {
  const isIn = (list: readonly Stretch[], { start, end }: Stretch) =>
    list.some((one) => one.start === start && one.end === end);
  return [
    ...before.filter((one) => !isIn(after, one)),
    ...after.filter((one) => !isIn(before, one)),
  ];
}

/** Until when a booking that begins then can be moved, and be moved to. */
export function movableUntil(startAt: Date): Date {
  return addMs(startAt, -limits.order.moveBeforeBookingMs);
}

/** From when on both sides can check in to a booking that starts then. */
export function checkInOpensAt(startAt: Date): Date {
  return addMs(startAt, -limits.order.checkInBeforeMs);
}

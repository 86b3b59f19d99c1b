import type { OrderDetail } from '@tolk/contract';
import type { BookingFacts, Identity } from '@tolk/domain';

export interface AttendedBooking extends BookingFacts {
  /** ISO 8601, UTC. */
  startTime: string;
  checkIns: OrderDetail['checkIns'];
}

/** The bookings of an order, each with who has checked in to it. */
export function bookingsWithCheckIns({
  bookings,
  checkIns,
}: Pick<OrderDetail, 'bookings' | 'checkIns'>): AttendedBooking[] {
  return bookings.map(({ startTime, endTime }) => {
    const own = checkIns.filter((one) => one.startTime === startTime);
    return {
      startTime,
      startAt: new Date(startTime),
      endAt: new Date(endTime),
      checkIns: own,
      checkedInBy: own.map(({ by }): Identity => by),
    };
  });
}

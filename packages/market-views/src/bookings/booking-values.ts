import type { OrderDetail } from '@tolk/contract';
import { DAY } from '@tolk/domain';
import { fromWallTime, toWallTime } from '@tolk/i18n';

/** One stretch of interpreting while it is filled in. */
export interface BookingValues {
  startTime: string | null;
  endTime: string | null;
}

/** The same hours on the next day. */
export function dayAfter({ startTime, endTime }: BookingValues, zone: string): BookingValues {
  const next = (iso: string | null) => {
    const wall = Date.parse(`${toWallTime(iso, zone)}Z`);
    if (Number.isNaN(wall)) return null;
    return fromWallTime(new Date(wall + DAY).toISOString().slice(0, 16), zone);
  };
  return { startTime: next(startTime), endTime: next(endTime) };
}

/** What is filled in of them. */
export function filledIn(bookings: readonly BookingValues[]): OrderDetail['bookings'] {
  return bookings.flatMap(({ startTime, endTime }) =>
    startTime !== null && endTime !== null ? [{ startTime, endTime }] : [],
  );
}

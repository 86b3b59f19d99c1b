import { HOUR } from '@tolk/domain';
import type { BookingValues } from './booking-values.ts';

/** A morning or an afternoon with its break; whatever is longer counts as two. */
const longestHalfDay = 5 * HOUR;

/** What the bookings come to in this unit; null while one is incomplete, and where the unit counts no time. */
export function bookedAmount(
  bookings: readonly BookingValues[],
  unitName: string | null,
): number | null {
  const lengths = bookings.map(({ startTime, endTime }) =>
    startTime && endTime ? Date.parse(endTime) - Date.parse(startTime) : 0,
  );
  if (lengths.length === 0 || lengths.some((length) => length <= 0)) return null;
  const sum = (count: (length: number) => number) =>
    lengths.reduce((total, length) => total + count(length), 0);
  if (unitName === 'day') return lengths.length;
  if (unitName === 'half-day') return sum((length) => (length <= longestHalfDay ? 1 : 2));
  return unitName === 'hour' ? Math.round(sum((length) => length / HOUR) * 100) / 100 : null;
}

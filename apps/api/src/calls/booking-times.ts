import { areBreaksShorter, HOUR, limits, type Breaks } from '@tolk/domain';
import { fieldTexts, isZone, type FieldFaults } from './field-rules.ts';
import type { BilingualText } from './refusal.ts';

/** A stretch of interpreting as it is kept: ISO 8601, UTC. */
export interface BookingTime {
  start: string;
  end: string;
}

/** The same as a request gives it. */
interface TypedBooking {
  startTime: string;
  endTime: string;
}

const hours = limits.order.bookings.ms / HOUR;
const texts = {
  overlap: {
    en: 'Bookings must not overlap.',
    zh: '各场口译时间不能重叠。',
  },
  tooLong: {
    en: `A booking can last at most ${hours} hours. Add one for each day.`,
    zh: `单场口译最长 ${hours} 小时，跨天请逐日添加。`,
  },
  longBreaks: {
    en: 'Breaks must be shorter than the time booked on each day.',
    zh: '每天的休息时间须短于当天预订的口译时间。',
  },
} as const satisfies Record<string, BilingualText>;

/** The bookings by time. */
export function bookingsOf(bookings: readonly TypedBooking[]): BookingTime[] {
  return bookings
    .map(({ startTime, endTime }) => ({
      start: new Date(startTime).toISOString(),
      end: new Date(endTime).toISOString(),
    }))
    .toSorted((one, other) => one.start.localeCompare(other.start));
}

/** What is wrong with bookings that were given one by one. */
export function faultsOfBookings(bookings: readonly TypedBooking[]): FieldFaults {
  const times = bookingsOf(bookings);
  if (times.some(({ start, end }) => end <= start)) return { bookings: fieldTexts.endBeforeStart };
  const tooLong = times.some(
    ({ start, end }) => Date.parse(end) - Date.parse(start) > limits.order.bookings.ms,
  );
  if (tooLong) return { bookings: texts.tooLong };
  const overlapping = times.some(({ start }, at) => start < (times[at - 1]?.end ?? ''));
  return overlapping ? { bookings: texts.overlap } : {};
}

/** What is wrong with breaks beside the bookings that they are of; a zone that is none is a fault of its own. */
export function faultsOfLongBreaks(
  breaks: Breaks | null | undefined,
  bookings: readonly BookingTime[],
  zone: string,
): FieldFaults {
  if (!breaks || !isZone(zone)) return {};
  const spans = bookings
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
  return areBreaksShorter(breaks, spans, zone) ? {} : { breaks: texts.longBreaks };
}

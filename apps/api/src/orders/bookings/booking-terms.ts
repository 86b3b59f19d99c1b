import { HOUR, addMs, limits } from '@tolk/domain';
import { fieldTexts, type FieldFaults } from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { BookingTime } from '../order/order-table.ts';

interface BookingForm {
  startTime: string;
  endTime: string;
  bookings?: { startTime: string; endTime: string }[];
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
} as const satisfies Record<string, BilingualText>;

/** The bookings by time; a form without any means one stretch. */
export function bookingsOf({ startTime, endTime, bookings }: BookingForm): BookingTime[] {
  return (bookings ?? [{ startTime, endTime }])
    .map((booking) => ({
      start: new Date(booking.startTime).toISOString(),
      end: new Date(booking.endTime).toISOString(),
    }))
    .toSorted((one, other) => one.start.localeCompare(other.start));
}

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

/** Faults of bookings that were given one by one. */
export function bookingFaults({ bookings }: BookingForm): FieldFaults {
  if (bookings === undefined) return {};
  const times = bookingsOf({ startTime: '', endTime: '', bookings });
  if (times.some(({ start, end }) => end <= start)) return { bookings: fieldTexts.endBeforeStart };
  const tooLong = times.some(
    ({ start, end }) => Date.parse(end) - Date.parse(start) > limits.order.bookings.ms,
  );
  if (tooLong) return { bookings: texts.tooLong };
  const overlapping = times.some(({ start }, at) => start < (times[at - 1]?.end ?? ''));
  return overlapping ? { bookings: texts.overlap } : {};
}

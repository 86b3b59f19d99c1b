import { addMs, HOUR } from '@tolk/domain';
import type { SeedPosting } from './types.ts';

/** UTC hours of 9:00 and 18:00 in Asia/Shanghai, when bookings start and deadlines fall. */
export const bookingHour = 1;
export const closingHour = 10;

export interface PostingDates {
  publishedAt: Date;
  deadlineAt: Date;
  startAt: Date;
  dueAt: Date;
}

export function after(now: Date, offsetHours: number): Date {
  return addMs(now, offsetHours * HOUR);
}

export function maybeAfter(now: Date, offsetHours: number | null): Date | null {
  return offsetHours === null ? null : after(now, offsetHours);
}

/** The first full `utcHour` o'clock that is not before now + offset. */
export function atHour(now: Date, offsetHours: number, utcHour: number): Date {
  const earliest = after(now, offsetHours);
  const sameDay = new Date(earliest);
  sameDay.setUTCHours(utcHour, 0, 0, 0);
  return sameDay >= earliest ? sameDay : addMs(sameDay, 24 * HOUR);
}

/** A posting's offsets as moments; works for generated postings too. */
export function datesOf(posting: SeedPosting, now: Date): PostingDates {
  return {
    publishedAt: after(now, posting.publishedOffsetHours),
    deadlineAt: atHour(now, posting.deadlineOffsetHours, closingHour),
    startAt: atHour(now, posting.startOffsetHours, bookingHour),
    dueAt: atHour(now, posting.dueOffsetHours, closingHour),
  };
}

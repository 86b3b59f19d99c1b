import * as limits from './limits.ts';
import { faultsOfHours, type HoursFault } from './service-desk/check-hours.ts';
import { openSpans, type OpeningHours, type OpenSpan } from './service-desk/opening-hours.ts';
import { addMs, DAY, HOUR, readDay } from './time.ts';

/** Calendar days in a row, both included: `2027-02-05`. */
export interface DayRange {
  from: string;
  until: string;
}

/** When a supplier works; what they have promised is known from their bookings. */
export interface WorkCalendar extends Pick<OpeningHours, 'zone' | 'week'> {
  daysOff: readonly DayRange[];
  /** So long before a booking they want to be asked, hours. */
  noticeHours: number;
}

/** Why a stretch of work does not suit its supplier, the weightiest first. Nothing is refused for it. */
export const clashKinds = ['booked', 'dayOff', 'outsideHours', 'shortNotice'] as const;
export type ClashKind = (typeof clashKinds)[number];

const { availability } = limits;

/**
 * What speaks against a stretch of work. Who keeps no calendar (null) is only ever booked; `booked` are
 * the stretches that they have promised to others.
 */
export function clashesOf(
  calendar: WorkCalendar | null,
  booked: readonly OpenSpan[],
  stretch: OpenSpan,
  now: Date,
): ClashKind[] {
  const holds: Record<ClashKind, boolean> = {
    booked: booked.some((one) => overlaps(one, stretch)),
    dayOff: calendar !== null && touchesDayOff(calendar, stretch),
    outsideHours: calendar !== null && !isWithin(hoursWithoutDaysOff(calendar), stretch),
    shortNotice: calendar !== null && stretch.start < earliest(calendar, now),
  };
  return clashKinds.filter((kind) => holds[kind]);
}

/** The next days on which the supplier works and has promised nothing yet, in their own zone. */
export function freeDays(
  calendar: WorkCalendar,
  booked: readonly OpenSpan[],
  now: Date,
  count: number = availability.shownDays,
): string[] {
  const first = earliest(calendar, now);
  const last = addMs(now, availability.aheadDays * DAY);
  const days = new Map<string, boolean>();
  for (const span of openSpans(openingHours(calendar), now)) {
    if (span.start >= last) break;
    const day = dayIn(calendar.zone, span.start);
    const isFree = span.start >= first && !booked.some((one) => overlaps(one, span));
    const known = days.get(day);
    // The day before is complete: its spans come one after the other.
    if (known === undefined && [...days.values()].filter(Boolean).length === count) break;
    days.set(day, isFree && known !== false);
  }
  return [...days].flatMap(([day, isFree]) => (isFree ? [day] : []));
}

/** What is wrong with a calendar, and at which of its fields (`week.0`, `daysOff.2`). */
export interface CalendarFault {
  field: string;
  fault: HoursFault['fault'] | 'rangeOrder' | 'rangeOverlap';
}

/** Everything that is wrong with a calendar as it was typed; empty when it holds. */
export function faultsOfCalendar({ zone, week, daysOff }: WorkCalendar): CalendarFault[] {
  const faults: CalendarFault[] = faultsOfHours({ zone, week, holidays: [] });
  const before: DayRange[] = [];
  for (const [at, range] of daysOff.entries()) {
    const fault = faultOfRange(range, before);
    if (fault !== null) faults.push({ field: `daysOff.${at}`, fault });
    before.push(range);
  }
  return faults;
}

function faultOfRange(range: DayRange, before: readonly DayRange[]): CalendarFault['fault'] | null {
  const { from, until } = range;
  if (readDay(from) === undefined || readDay(until) === undefined) return 'day';
  if (until < from || daysBetween(range) > availability.rangeDays) return 'rangeOrder';
  return before.some((one) => one.from <= until && from <= one.until) ? 'rangeOverlap' : null;
}

function daysBetween({ from, until }: DayRange): number {
  return (Date.parse(until) - Date.parse(from)) / DAY + 1;
}

/** The calendar day that clocks of the zone show at a moment. */
export function dayIn(zone: string, at: Date): string {
  return at.toLocaleDateString('sv-SE', { timeZone: zone });
}

function openingHours({ zone, week, daysOff }: WorkCalendar): OpeningHours {
  const days = daysOff.flatMap((range) =>
    Array.from({ length: daysBetween(range) }, (_one, at) =>
      new Date(Date.parse(range.from) + at * DAY).toISOString().slice(0, 10),
    ),
  );
  return { zone, week, holidays: days.map((day) => ({ day, intervals: [] })) };
}

/** A day off is told as such, not once more as time outside the hours. */
function hoursWithoutDaysOff({ zone, week }: WorkCalendar): OpeningHours {
  return { zone, week, holidays: [] };
}

function touchesDayOff({ zone, daysOff }: WorkCalendar, { start, end }: OpenSpan): boolean {
  const first = dayIn(zone, start);
  const last = dayIn(zone, end > start ? addMs(end, -1) : end);
  return daysOff.some(({ from, until }) => from <= last && first <= until);
}

/**
 * Whether the hours are open from the first to the last moment; spans that touch count as one. Nobody
 * works for longer than a booking lasts, and hours that never close are not followed through a year.
 */
function isWithin(hours: OpeningHours, { start, end }: OpenSpan): boolean {
  if (end.getTime() - start.getTime() > limits.order.bookings.ms) return false;
  let reached = start;
  for (const span of openSpans(hours, start)) {
    if (span.start > reached) return false;
    reached = span.end;
    if (reached >= end) return true;
  }
  return false;
}

function earliest({ noticeHours }: WorkCalendar, now: Date): Date {
  return addMs(now, noticeHours * HOUR);
}

function overlaps(one: OpenSpan, other: OpenSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

import { addMs, DAY, MINUTE } from '../time.ts';

/** Times of day on a 24-hour clock; `until` is after `from`, and `24:00` is the end of the day. */
export interface OpenInterval {
  /** `09:00`. */
  from: string;
  /** `12:00`. */
  until: string;
}

/** A day that differs from its week: closed where it has no interval. */
export interface SpecialDay {
  /** `2026-10-01`, in the zone of the hours. */
  day: string;
  intervals: readonly OpenInterval[];
}

/** When somebody is at the service desk. */
export interface OpeningHours {
  /** IANA name. */
  zone: string;
  /** Seven days, Monday first, each with its intervals in order. */
  week: readonly (readonly OpenInterval[])[];
  holidays: readonly SpecialDay[];
}

/** A stretch of open time. */
export interface OpenSpan {
  start: Date;
  end: Date;
}

const workday: readonly OpenInterval[] = [
  { from: '09:00', until: '12:00' },
  { from: '13:00', until: '18:00' },
];

/** Until staff set others. */
export const defaultOpeningHours: OpeningHours = {
  zone: 'Asia/Shanghai',
  week: [workday, workday, workday, workday, workday, [], []],
  holidays: [],
};

/** A desk that opens no more within so long is taken for one that never does. */
const horizonDays = 400;
/** Who is open for longer than this is open, and it does not matter until when. */
const farMs = 14 * DAY;

/**
 * The spans of open time that end after `from`, in order; the first may have begun before. Two of them
 * may touch, as around midnight.
 */
export function* openSpans(hours: OpeningHours, from: Date): Generator<OpenSpan> {
  const special = new Map(hours.holidays.map(({ day, intervals }) => [day, intervals]));
  // The day before: a zone ahead of UTC has begun its day by then.
  const first = Math.floor(from.getTime() / DAY) * DAY - DAY;
  let last = from.getTime();
  for (let day = 0; day < horizonDays; day += 1) {
    const midnight = first + day * DAY;
    for (const { from: opens, until } of intervalsOf(hours, special, midnight)) {
      const end = atWall(hours.zone, midnight, until);
      // Where clocks are put forward an interval may be empty.
      if (end <= last) continue;
      yield { start: new Date(atWall(hours.zone, midnight, opens)), end: new Date(end) };
      last = end;
    }
  }
}

/** Whether the desk is open at this moment. */
export function isOpenAt(hours: OpeningHours, at: Date): boolean {
  return closesAt(hours, at) !== null;
}

/** When it opens next, or this very moment where it is open; null when it never does. */
export function nextOpening(hours: OpeningHours, at: Date): Date | null {
  for (const { start } of openSpans(hours, at)) return start.getTime() <= at.getTime() ? at : start;
  return null;
}

/** When it closes; null where it is not open. Where it is open day and night it is a day two weeks ahead. */
export function closesAt(hours: OpeningHours, at: Date): Date | null {
  let closes = at;
  for (const { start, end } of openSpans(hours, at)) {
    if (start.getTime() > closes.getTime() || end.getTime() - at.getTime() > farMs) break;
    closes = end;
  }
  return closes === at ? null : closes;
}

/** Of the wall-clock day that begins at `midnight`, read as if the wall showed UTC. */
function intervalsOf(
  { week }: OpeningHours,
  special: ReadonlyMap<string, readonly OpenInterval[]>,
  midnight: number,
): readonly OpenInterval[] {
  const date = new Date(midnight);
  const monday = (date.getUTCDay() + 6) % 7;
  return special.get(date.toISOString().slice(0, 10)) ?? week[monday] ?? [];
}

/** When walls of the zone show this time of the day that began at `midnight` (ms since the epoch). */
function atWall(zone: string, midnight: number, time: string): number {
  const wall = midnight + minuteOf(time) * MINUTE;
  // Near a change of clocks the offset at the first guess is another one.
  return wall - offsetAt(zone, wall - offsetAt(zone, wall));
}

/** The moment at which clocks of the zone show the same time so many days earlier. */
export function daysEarlier(zone: string, at: Date, days: number): Date {
  const wall = at.getTime() + offsetAt(zone, at.getTime()) - days * DAY;
  return new Date(wall - offsetAt(zone, wall - offsetAt(zone, wall)));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, made);
  return made;
}

/** How far the walls of a zone are ahead of UTC at a moment (ms). */
function offsetAt(zone: string, at: number): number {
  const minute = Math.floor(at / MINUTE) * MINUTE;
  const parts = new Map(
    formatOf(zone)
      .formatToParts(minute)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - minute;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Open time between two moments (ms); nothing where the second is not after the first. */
export function openMsBetween(hours: OpeningHours, from: Date, until: Date): number {
  let total = 0;
  for (const { start, end } of openSpans(hours, from)) {
    if (start.getTime() >= until.getTime()) break;
    total += Math.min(end.getTime(), until.getTime()) - Math.max(start.getTime(), from.getTime());
  }
  return Math.max(0, total);
}

/** The moment at which so much open time has passed since `from`; null when the desk never opens long enough. */
export function afterOpenMs(hours: OpeningHours, from: Date, ms: number): Date | null {
  let left = ms;
  for (const { start, end } of openSpans(hours, from)) {
    const begin = Math.max(start.getTime(), from.getTime());
    if (end.getTime() - begin >= left) return addMs(new Date(begin), left);
    left -= end.getTime() - begin;
  }
  return null;
}

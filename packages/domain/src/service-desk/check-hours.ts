import { readDay } from '../time.ts';
import type { OpeningHours, OpenInterval } from './opening-hours.ts';

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with hours, and at which of their fields (`week.0`, `holidays.2`). */
export interface HoursFault {
  field: string;
  fault: 'zone' | 'time' | 'order' | 'day' | 'dayTwice';
}

/** Everything that is wrong with hours that staff typed; empty when they hold. */
export function faultsOfHours({ zone, week, holidays }: OpeningHours): HoursFault[] {
  const faults: HoursFault[] = [];
  if (!isZone(zone)) faults.push({ field: 'zone', fault: 'zone' });
  for (const [at, day] of week.entries()) {
    const fault = faultOfDay(day);
    if (fault !== null) faults.push({ field: `week.${at}`, fault });
  }
  const seen = new Set<string>();
  for (const [at, { day, intervals }] of holidays.entries()) {
    const fault = faultOfHoliday(day, intervals, seen);
    if (fault !== null) faults.push({ field: `holidays.${at}`, fault });
    seen.add(day);
  }
  return faults;
}

function faultOfHoliday(
  day: string,
  intervals: readonly OpenInterval[],
  seen: ReadonlySet<string>,
): HoursFault['fault'] | null {
  if (readDay(day) === undefined) return 'day';
  return seen.has(day) ? 'dayTwice' : faultOfDay(intervals);
}

/** Intervals stand in order and do not overlap. */
function faultOfDay(intervals: readonly OpenInterval[]): 'time' | 'order' | null {
  let last = '';
  for (const { from, until } of intervals) {
    if (!timeOfDay.test(from) || (!timeOfDay.test(until) && until !== '24:00')) return 'time';
    if (until <= from || from < last) return 'order';
    last = until;
  }
  return null;
}

/** By name: the database reads the sign of a bare offset the other way round. */
function isZone(zone: string): boolean {
  if (/^[+-]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

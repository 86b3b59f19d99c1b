import { openSpans, type OpenInterval, type SpecialDay } from './service-desk/opening-hours.ts';
import { statutoryHolidays } from './statutory-holidays.ts';
import { DAY, SETTLEMENT_ZONE } from './time.ts';

/** Until the end of a working day; it begins at midnight, so that no evening is skipped at night. */
const day: readonly OpenInterval[] = [{ from: '00:00', until: '18:00' }];
const week = [day, day, day, day, day, [], []];

/**
 * The end of the working day that comes so many working days after this moment: Monday to Friday, at
 * 18:00 in the zone, and in Shanghai no day off by law. What is asked for on a day off counts from the
 * working day after it. Of other zones holidays are not known: one zone is used in several countries.
 * Throws RangeError beyond some 270 of them.
 */
export function afterWorkingDays(from: Date, days: number, zone: string = SETTLEMENT_ZONE): Date {
  const holidays = zone === SETTLEMENT_ZONE ? daysOffInChina : [];
  let left = days;
  for (const { start, end } of openSpans({ zone, week, holidays }, from)) {
    // The day that has begun is none of them.
    if (start.getTime() <= from.getTime()) continue;
    left -= 1;
    if (left === 0) return end;
  }
  throw new RangeError(`${days} working days are more than the calendar holds.`);
}

/**
 * What falls on a weekend is given back on the next working day: the law asks for it, and the State
 * Council says where only in the November before. The weekends on which people work for a longer
 * holiday are not known here and stay free, so that no promise is made for a day on which nobody works.
 */
const daysOffInChina: readonly SpecialDay[] = statutoryDaysOff().map((at) => ({
  day: new Date(at).toISOString().slice(0, 10),
  intervals: [],
}));

function statutoryDaysOff(): number[] {
  const off = new Set(statutoryHolidays.flatMap(({ from, until }) => daysBetween(from, until)));
  for (const at of [...off].filter(isWeekend)) {
    let later = at + DAY;
    while (off.has(later) || isWeekend(later)) later += DAY;
    off.add(later);
  }
  return [...off];
}

function daysBetween(from: string, until: string): number[] {
  const first = Date.parse(from);
  const count = (Date.parse(until) - first) / DAY + 1;
  return Array.from({ length: count }, (_none, at) => first + at * DAY);
}

function isWeekend(at: number): boolean {
  return [0, 6].includes(new Date(at).getUTCDay());
}

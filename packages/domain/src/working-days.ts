import { openSpans, type OpenInterval } from './service-desk/opening-hours.ts';
import { SETTLEMENT_ZONE } from './time.ts';

/** Until the end of a working day; it begins at midnight, so that no evening is skipped at night. */
const day: readonly OpenInterval[] = [{ from: '00:00', until: '18:00' }];
const week = [day, day, day, day, day, [], []];

/**
 * The end of the working day that comes so many working days after this moment: Monday to Friday, at
 * 18:00 in the zone. What is asked for on a weekend counts from the Monday after it. Public holidays
 * are not known here. Throws RangeError beyond 280 of them.
 */
export function afterWorkingDays(from: Date, days: number, zone: string = SETTLEMENT_ZONE): Date {
  let left = days;
  for (const { start, end } of openSpans({ zone, week, holidays: [] }, from)) {
    // The day that has begun is none of them.
    if (start.getTime() <= from.getTime()) continue;
    left -= 1;
    if (left === 0) return end;
  }
  throw new RangeError(`${days} working days are more than the calendar holds.`);
}

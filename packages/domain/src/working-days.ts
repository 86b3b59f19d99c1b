import { DAY, HOUR } from './time.ts';

/** Offset of Asia/Shanghai, which puts no clocks forward. */
const offsetMs = 8 * HOUR;
const closingMs = 18 * HOUR;

/**
 * The end of the working day that comes so many working days after this moment: Monday to Friday, at
 * 18:00 in Asia/Shanghai. What is asked for on a weekend counts from the Monday after it. Public
 * holidays are not known here.
 */
export function afterWorkingDays(from: Date, days: number): Date {
  let midnight = Math.floor((from.getTime() + offsetMs) / DAY) * DAY;
  for (let left = days; left > 0;) {
    midnight += DAY;
    if (isWorkingDay(midnight)) left -= 1;
  }
  return new Date(midnight + closingMs - offsetMs);
}

/** `midnight` as if the wall showed UTC. */
function isWorkingDay(midnight: number): boolean {
  const day = new Date(midnight).getUTCDay();
  return day !== 0 && day !== 6;
}

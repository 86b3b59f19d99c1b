import { DAY, HOUR } from '@tolk/domain';
import { fromWallTime, toWallTime } from '@tolk/i18n';

const firstHour = 9;
const lastHour = 18;

/**
 * The next full hour from `ms` on that people work at, by the clocks of the zone, as ISO 8601: what a
 * form proposes where nobody has named a time.
 */
export function nextWorkingHour(ms: number, zone: string): string {
  const wall = Date.parse(`${toWallTime(new Date(ms).toISOString(), zone)}Z`);
  // Wall times have no seconds: a minute that has begun is not over yet.
  const hour = Math.ceil((wall + (ms % 60_000 === 0 ? 0 : 1)) / HOUR) * HOUR;
  const ofDay = new Date(hour).getUTCHours();
  const midnight = hour - ofDay * HOUR;
  const chosen =
    ofDay < firstHour
      ? midnight + firstHour * HOUR
      : ofDay > lastHour
        ? midnight + DAY + firstHour * HOUR
        : hour;
  const iso = fromWallTime(new Date(chosen).toISOString().slice(0, 16), zone);
  return iso ?? new Date(ms).toISOString();
}

import { HOUR } from '@tolk/domain';

/** The database's `hall_periods` has so many: spans of an hour, each next step four times as long. */
const steps = 7;
/** An index is asked for so many spans at most. */
const spansMax = 8;

const spanMs = (step: number) => HOUR * 4 ** step;

/** Whose periods: `hall_periods` keeps those of finished postings apart. */
export type PeriodOf = 'live' | 'finished';

/**
 * Keys of `hall_periods` that every posting from `since` on has, and some of shortly before: spans of
 * the shortest step that takes few of them. Null when it is too long ago for any.
 */
export function periodsSince(since: Date, now: Date, whose: PeriodOf): number[] | null {
  for (let step = 0; step < steps; step += 1) {
    const first = Math.floor(since.getTime() / spanMs(step));
    // Another process's clock may be ahead: the span after this moment's is asked for as well.
    const last = Math.floor(now.getTime() / spanMs(step)) + 1;
    if (last - first < spansMax)
      return Array.from(
        { length: last - first + 1 },
        (_, at) => (whose === 'finished' ? -1 : 1) * (step * 10_000_000 + first + at),
      );
  }
  return null;
}

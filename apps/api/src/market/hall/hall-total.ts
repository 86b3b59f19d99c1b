import type { Queryable } from '../../database/schema.ts';
import { countHall, type HallFilter } from './hall-repository.ts';
import { keptWhileFresh } from './hall-memory.ts';

/**
 * Up to here `total` is exact and pages exist; beyond it a person narrows the search down. It
 * bounds what a count and a far page can cost.
 */
export const hallWindow = 10_000;

/** How many postings match, at most `hallWindow`. */
export function hallTotal(db: Queryable, filter: HallFilter, now: Date): Promise<number> {
  const key = `total ${JSON.stringify(filter)}`;
  return keptWhileFresh(db, key, now, () => countHall(db, filter, hallWindow));
}

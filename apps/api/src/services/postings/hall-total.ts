import type { Queryable } from '../../database/schema.ts';
import { countHall, type HallFilter } from '../../repositories/posting-repository.ts';

/**
 * Up to here `total` is exact and pages exist; beyond it a person narrows the search down. It
 * bounds what a count and a far page can cost.
 */
export const hallWindow = 10_000;

/** How long another process's new posting may be missing from `total` (ms); never from the list. */
const freshMs = 10_000;
const entriesMax = 500;

interface Entry {
  total: Promise<number>;
  countedAt: number;
}

/** Totals by filter, so that paging through a list and many people in the hall share one count. */
const totals = new WeakMap<Queryable, Map<string, Entry>>();

/** How many postings match, at most `hallWindow`. */
export function hallTotal(db: Queryable, filter: HallFilter, now: Date): Promise<number> {
  const known = totals.get(db) ?? new Map<string, Entry>();
  totals.set(db, known);
  const key = JSON.stringify(filter);
  const found = known.get(key);
  if (found && Math.abs(now.getTime() - found.countedAt) < freshMs) return found.total;
  if (known.size >= entriesMax) known.clear();
  const entry = { total: countHall(db, filter, hallWindow), countedAt: now.getTime() };
  known.set(key, entry);
  entry.total.catch(() => known.delete(key));
  return entry.total;
}

/** After this process changed a posting, so that whoever published it finds it counted. */
export function forgetHallTotals(db: Queryable): void {
  totals.delete(db);
}

import type { Queryable } from '../../database/schema.ts';

/** How long another process's new posting may be missing from a count (ms); never from the list. */
const freshMs = 10_000;
const entriesMax = 500;

interface Entry {
  value: Promise<unknown>;
  madeAt: number;
}

/**
 * What was counted by what was asked, so that paging and many people in the hall share one count. The
 * last asked stands last: what one person alone asks for, whom they block, drives out nothing shared.
 */
let memories = new WeakMap<Queryable, Map<string, Entry>>();

/** What was computed for this key a moment ago, else what `compute` says now. */
export function keptWhileFresh<Value>(
  db: Queryable,
  key: string,
  now: Date,
  compute: () => Promise<Value>,
): Promise<Value> {
  const known = memories.get(db) ?? new Map<string, Entry>();
  memories.set(db, known);
  const found = known.get(key);
  // Each caller uses its key for one kind of value.
  known.delete(key);
  if (found && Math.abs(now.getTime() - found.madeAt) < freshMs) {
    known.set(key, found);
    return found.value as Promise<Value>;
  }
  const longestUnasked = known.keys().next().value;
  if (known.size >= entriesMax && longestUnasked !== undefined) known.delete(longestUnasked);
  const value = compute();
  known.set(key, { value, madeAt: now.getTime() });
  value.catch(() => known.delete(key));
  return value;
}

/** After this process changed a posting, so that the person who published it finds it counted. */
export function forgetHallCounts(): void {
  memories = new WeakMap();
}

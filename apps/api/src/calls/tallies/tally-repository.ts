import { hash } from 'node:crypto';
import { addMs } from '@tolk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** What is counted, and by whom. */
export type Counted = readonly [what: string, ...by: string[]];

export interface Bound {
  max: number;
  windowMs: number;
}

export interface Taken {
  /** More than 0 when the bound was reached before: nothing was counted (ms). */
  waitMs: number;
  /** How many more this window has. */
  left: number;
}

/**
 * Counts one, or `many`, in a window that begins with the first, for all processes on this database. Of
 * many at once no more than `max` are counted; inside a transaction it counts when that commits.
 */
export async function takeFromTally(
  db: Queryable,
  counted: Counted,
  { max, windowMs, now, many = 1 }: Bound & { now: Date; many?: number },
): Promise<Taken> {
  const taken = await db
    .insertInto('tally')
    .values({ key: keyOf(counted), count: many, ends_at: addMs(now, windowMs) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when tally.ends_at > ${now} then tally.count + ${many}::int else ${many}::int end`,
          ends_at: sql`case when tally.ends_at > ${now} then tally.ends_at else excluded.ends_at end`,
        })
        .where((eb) =>
          eb.or([eb('tally.ends_at', '<=', now), eb('tally.count', '<=', max - many)]),
        ),
    )
    .returning('count')
    .executeTakeFirst();
  if (taken !== undefined) return { waitMs: 0, left: max - taken.count };
  const full = await db
    .selectFrom('tally')
    .select('ends_at')
    .where('key', '=', keyOf(counted))
    .executeTakeFirst();
  const endsAt = full?.ends_at ?? now;
  return { waitMs: Math.max(1, endsAt.getTime() - now.getTime()), left: 0 };
}

/** Takes one count back. */
export async function giveBackToTally(db: Queryable, counted: Counted): Promise<void> {
  await db
    .updateTable('tally')
    .set({ count: sql`count - 1` })
    .where('key', '=', keyOf(counted))
    .where('count', '>', 0)
    .execute();
}

export async function dropTally(db: Queryable, counted: Counted): Promise<void> {
  await db.deleteFrom('tally').where('key', '=', keyOf(counted)).execute();
}

/** Windows that are over. */
export async function forgetTallies(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('tally').where('ends_at', '<=', now).execute();
}

/** Written so that no name of one kind reads like a name of another. */
function keyOf(counted: Counted): Buffer {
  return hash('sha256', JSON.stringify(counted), 'buffer');
}

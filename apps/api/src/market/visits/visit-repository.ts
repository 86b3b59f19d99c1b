import type { Queryable } from '../../database/schema.ts';

/** Counts the viewer at most once a day; answers how many came that day. `day` is an ISO date. */
export async function countSiteVisit(
  db: Queryable,
  { day, viewer }: { day: string; viewer: string },
): Promise<number> {
  await db
    .insertInto('site_visit')
    .values({ seen_on: day, viewer })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { visitors } = await db
    .selectFrom('site_visit')
    .select((eb) => eb.fn.countAll<number>().as('visitors'))
    .where('seen_on', '=', day)
    .executeTakeFirstOrThrow();
  return visitors;
}

/** Forgets who came before the UTC day of `since`. */
export async function forgetSiteVisits(db: Queryable, since: Date): Promise<void> {
  await db
    .deleteFrom('site_visit')
    .where('seen_on', '<', since.toISOString().slice(0, 10))
    .execute();
}

import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** Counts the viewer at most once a day. `day` is an ISO date, `slot` any of 0 to 15. */
export async function countView(
  db: Queryable,
  view: { postingId: string; viewer: string; day: string; slot: number },
): Promise<void> {
  await sql`
    with seen as (
      insert into posting_view (seen_on, posting_id, viewer)
      values (${view.day}, ${view.postingId}, ${view.viewer})
      on conflict do nothing returning posting_id
    )
    insert into posting_view_count as counted (posting_id, slot, views)
    select posting_id, ${view.slot}::smallint, 1 from seen
    on conflict (posting_id, slot) do update set views = counted.views + 1`.execute(db);
}

/** Forgets who looked before the UTC day of `since`; the counts stay. */
export async function forgetViewers(db: Queryable, since: Date): Promise<void> {
  await db
    .deleteFrom('posting_view')
    .where('seen_on', '<', since.toISOString().slice(0, 10))
    .execute();
}

import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';

/**
 * Nobody works any more on the orders that the person worked on and that have not ended; who did until
 * then stays with each. Of one organisation, or of all.
 */
export async function freeOrdersOf(
  db: Queryable,
  {
    organisationId = null,
    personId,
    by,
    at,
  }: {
    organisationId?: string | null;
    personId: string;
    by: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into order_assignment (order_id, person_id, assigned_by, at)
    select id, null, ${by}::uuid, ${at}::timestamptz from project_order
    where ended_at is null
      and (${organisationId}::uuid is null or supplier_id = ${organisationId}::uuid)
      and id in (select order_id from order_assignment where person_id = ${personId}::uuid)
      and ${personId}::uuid = (
        select person_id from order_assignment
        where order_id = project_order.id order by id desc limit 1
      )
    order by id`.execute(db);
}

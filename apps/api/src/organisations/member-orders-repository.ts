import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';

/** Whose work on orders ends; in all organisations unless one is named. */
export interface EndedWork {
  organisationId?: string | null;
  personId: string;
  /** Null: staff, who are nobody of the company. */
  by: string | null;
  at: Date;
}

/**
 * Nobody works any more on the orders that the person worked on and that have not ended; who did until
 * then stays with each. Answers how many there were of each organisation.
 */
export async function freeOrdersOf(
  db: Queryable,
  { organisationId = null, personId, by, at }: EndedWork,
): Promise<{ organisationId: string; orders: number }[]> {
  const theirs = sql`ended_at is null
    and (${organisationId}::uuid is null or supplier_id = ${organisationId}::uuid)
    and id in (select order_id from order_assignment where person_id = ${personId}::uuid)
    and ${personId}::uuid = (
      select person_id from order_assignment
      where order_id = project_order.id order by id desc limit 1
    )`;
  // Whoever is given one of them at this moment is waited for, and keeps it.
  await sql`select from project_order where ${theirs} order by id for update`.execute(db);
  const { rows } = await sql<{ organisationId: string; orders: number }>`
    with freed as (
      insert into order_assignment (order_id, person_id, assigned_by, at)
      select id, null, ${by}::uuid, ${at}::timestamptz from project_order
      where ${theirs} order by id
      returning order_id
    ), unbooked as (
      update booking set member_id = null, beside_another = true
      where order_id in (select order_id from freed)
    )
    select supplier_id as "organisationId", count(*) as orders
    from freed join project_order on project_order.id = order_id
    group by supplier_id order by supplier_id`.execute(db);
  return rows;
}

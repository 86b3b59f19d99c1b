import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** Names of the members who acted on an order of their organisation; null where nobody has. */
export interface ActingMembers {
  ordered: string | null;
  /** Who gave the approval that was decided last, if it was given. */
  approved: string | null;
  /** Several where a change was paid by another one. */
  paid: string[];
}

/** By order, for orders of organisations. */
export async function actingMembersOf(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ActingMembers>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<ActingMembers & { id: string }>`
    select project_order.id, (
        select person.name from order_event join person on person.id = order_event.member_id
        where order_id = project_order.id and action = 'create' order by order_event.id limit 1
      ) as ordered, (
        select case when approved then person.name end
        from order_approval join person on person.id = order_approval.person_id
        where order_id = project_order.id order by order_approval.id desc limit 1
      ) as approved, array(
        select person.name from payment_attempt join person on person.id = payment_attempt.member_id
        where order_id = project_order.id and paid_at is not null and not exists (
          select from refund where payment_attempt_id = payment_attempt.id and reason = 'latePaid'
        )
        group by person.id order by min(paid_at)
      ) as paid
    from project_order where project_order.id = any(${[...orderIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...acting }) => [id, acting]));
}

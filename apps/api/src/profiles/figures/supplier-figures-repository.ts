import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** Cases of one supplier since a moment, and how they went. */
export interface SupplierCases {
  /** Texts that were delivered, or that the client got the money back for because they were not. */
  due: number;
  on_time: number;
  /** Texts that were delivered and whose order has ended. */
  ended: number;
  /** Of these, completed without a round of changes. */
  at_once: number;
  /** Orders and invitations that waited for an answer of the supplier. */
  asked: number;
  /** Median of the time to the answer, seconds; null without any. */
  answer_seconds: number | null;
  /** Clients with an order that was completed. */
  clients: number;
  /** Of these, with another one that was. */
  came_again: number;
}

/**
 * Of orders that were paid since then. What counts is the first delivery and the time agreed on for it:
 * a round of changes sets another one. Interpreting is not delivered.
 */
export async function casesOf(
  db: Queryable,
  supplierIds: readonly string[],
  since: Date,
): Promise<Map<string, SupplierCases>> {
  if (supplierIds.length === 0) return new Map();
  const { rows } = await sql<SupplierCases & { person_id: string }>`
    with text as (
      select supplier_id, state, change_rounds, ended_at, first.created_at as delivered_at,
        case when change_rounds = 0 then due_at else coalesce((
          select (details ->> 'due_at')::timestamptz from order_event
          where order_id = project_order.id and action in ('create', 'edit')
          order by order_event.id desc limit 1
        ), due_at) end as due_at
      from project_order
      left join delivery as first on first.order_id = project_order.id and first.round = 1
      where supplier_id = any(${supplierIds}::uuid[])
        and order_type <> 'interpretation' and paid_at >= ${since}
    ), work as (
      select supplier_id,
        count(*) filter (where is_due) as due,
        count(*) filter (where delivered_at <= due_at) as on_time,
        count(*) filter (where has_ended) as ended,
        count(*) filter (where has_ended and state = 'completed' and change_rounds = 0) as at_once
      from (
        select *, delivered_at is not null and ended_at is not null as has_ended,
          delivered_at is not null or (state = 'refunded' and ended_at > due_at) as is_due
        from text
      ) as text
      group by supplier_id
    ), answer as (
      select supplier_id, answered.at - asked.at as took
      from project_order
      join order_event as answered on answered.order_id = project_order.id
      cross join lateral (
        select max(at) as at from order_event
        where order_id = project_order.id and id < answered.id and action in ('create', 'edit')
      ) as asked
      where supplier_id = any(${supplierIds}::uuid[])
        and answered.action in ('accept', 'reject', 'expireOffer') and answered.at >= ${since}
      union all
      select supplier_id, answered_at - created_at from posting_invitation
      where supplier_id = any(${supplierIds}::uuid[])
        and answer in ('applied', 'accepted', 'declined') and answered_at >= ${since}
    ), answers as (
      select supplier_id, count(*) as asked,
        percentile_cont(0.5) within group (order by extract(epoch from took))::float8
          as answer_seconds
      from answer group by supplier_id
    ), clients as (
      select supplier_id, count(*) as clients, count(*) filter (where orders > 1) as came_again
      from (
        select supplier_id, client_id, count(*) as orders from project_order
        where supplier_id = any(${supplierIds}::uuid[])
          and state = 'completed' and completed_at >= ${since}
        group by supplier_id, client_id
      ) as client
      group by supplier_id
    )
    select person.id as person_id,
      coalesce(due, 0) as due, coalesce(on_time, 0) as on_time,
      coalesce(ended, 0) as ended, coalesce(at_once, 0) as at_once,
      coalesce(asked, 0) as asked, answer_seconds,
      coalesce(clients, 0) as clients, coalesce(came_again, 0) as came_again
    from person
    left join work on work.supplier_id = person.id
    left join answers on answers.supplier_id = person.id
    left join clients on clients.supplier_id = person.id
    where person.id = any(${supplierIds}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ person_id, ...cases }) => [person_id, cases]));
}

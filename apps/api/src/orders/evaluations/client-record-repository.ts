import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import { isRevealed } from '../../profiles/evaluations/evaluation-repository.ts';

/** What a client's orders, their postings and the suppliers' evaluations say. */
export interface ClientFacts {
  client_id: string;
  created_at: Date;
  company_certified: boolean;
  paid: number;
  completed: number;
  unpaid: number;
  disputed: number;
  /** Orders of which both acceptance and payment are known, and the median hours between the two. */
  payments: number;
  hours_to_pay: number | null;
  /** Postings that are closed and decided, and how many of them led to a paid order. */
  closed: number;
  hired: number;
  evaluations: number;
  average: number | null;
}

export async function clientFactsOf(
  db: Queryable,
  clientIds: readonly string[],
  hiddenSince: Date,
): Promise<ClientFacts[]> {
  const { rows } = await sql<ClientFacts>`
    with asked as (select distinct unnest(${clientIds}::uuid[]) as id),
    orders as (
      select client_id,
        count(paid_at) as paid,
        count(*) filter (where state = 'completed') as completed,
        count(*) filter (where state = 'unpaid') as unpaid,
        count(*) filter (where paid_at is not null and exists (
          select from appeal
          where appeal.order_id = project_order.id and appeal.status <> 'withdrawn'
        )) as disputed,
        count(*) filter (where ${isTimed}) as payments,
        round((percentile_cont(0.5) within group (
          order by extract(epoch from paid_at - received_at) / 3600
        ) filter (where ${isTimed}))::numeric, 1)::float8 as hours_to_pay
      from project_order where client_id in (select id from asked) group by client_id
    ),
    postings as (
      select owner_id, count(*) as closed, count(*) filter (where hired) as hired
      from (
        select owner_id,
          exists (
            select from project_order where posting_id = posting.id and paid_at is not null
          ) as hired,
          exists (
            select from project_order where posting_id = posting.id and state in ('sent', 'received')
          ) as undecided
        from posting
        where owner_id in (select id from asked) and status = 'finished'
          and hidden_at is null and status_before_block is null
      ) as closed
      where hired or not undecided group by owner_id
    ),
    rating as (
      select subject_id, count(*) as evaluations, round(avg(grade), 2)::float8 as average
      from evaluation join project_order on project_order.id = evaluation.order_id
      where subject_id in (select id from asked) and side = 'supplier' and evaluation.hidden_at is null
        and ${isRevealed(hiddenSince)}
      group by subject_id
    )
    select person.id as client_id, person.created_at,
      exists (
        select from company_certification
        where person_id = person.id and status = 'certified'
      ) as company_certified,
      coalesce(paid, 0) as paid, coalesce(completed, 0) as completed,
      coalesce(unpaid, 0) as unpaid, coalesce(disputed, 0) as disputed,
      coalesce(payments, 0) as payments, hours_to_pay,
      coalesce(closed, 0) as closed, coalesce(hired, 0) as hired,
      coalesce(evaluations, 0) as evaluations, average
    from person
    left join orders on orders.client_id = person.id
    left join postings on postings.owner_id = person.id
    left join rating on rating.subject_id = person.id
    where person.id in (select id from asked)
  `.execute(db);
  return rows;
}

const isTimed = sql`paid_at is not null and received_at is not null`;

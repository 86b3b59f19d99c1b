import { sql, type RawBuilder } from 'kysely';
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
  /** Postings that are closed and decided, without what staff ever hid, and how many of them led to a paid order. */
  closed: number;
  hired: number;
  evaluations: number;
  average: number | null;
}

interface RecordTimes {
  hiddenSince: Date;
  /** Whose deadline was later may still be deciding, unless they published before `publishedSince`. */
  choosingSince: Date;
  publishedSince: Date;
}

export async function clientFactsOf(
  db: Queryable,
  clientIds: readonly string[],
  times: RecordTimes,
): Promise<ClientFacts[]> {
  const { rows } = await clientFacts(clientIds, times).execute(db);
  return rows;
}

export function clientFacts(
  clientIds: readonly string[],
  { hiddenSince, choosingSince, publishedSince }: RecordTimes,
): RawBuilder<ClientFacts> {
  // Named, not joined: only then does the planner know how few of the orders are theirs.
  const asked = sql`any(${clientIds}::uuid[])`;
  return sql<ClientFacts>`
    with orders as (
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
      from project_order where client_id = ${asked} group by client_id
    ),
    postings as (
      select owner_id, count(*) as closed, count(*) filter (where hired) as hired
      from posting
      -- By the index on the posting, whatever the planner thinks of how many orders there are.
      cross join lateral (
        select coalesce(bool_or(paid_at is not null), false) as hired,
          coalesce(bool_or(state in ('sent', 'received')), false) as undecided
        from project_order where posting_id = posting.id
      ) as of_posting
      where owner_id = ${asked} and status = 'finished' and status_before_block is null
        and (hired or (not undecided
          and (deadline < ${choosingSince} or published_at < ${publishedSince})))
        and not exists (
          select from moderation
          where person_id = owner_id and subject = 'posting' and subject_id = posting.id
        )
      group by owner_id
    ),
    rating as (
      select subject_id, count(*) as evaluations, round(avg(grade), 2)::float8 as average
      from evaluation join project_order on project_order.id = evaluation.order_id
      where subject_id = ${asked} and side = 'supplier' and evaluation.hidden_at is null
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
    where person.id = ${asked}
  `;
}

const isTimed = sql`paid_at is not null and received_at is not null`;

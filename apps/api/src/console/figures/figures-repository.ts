import { sql, type RawBuilder } from 'kysely';
import { DAY, SETTLEMENT_ZONE } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';

/** From the first moment of a day in Shanghai up to that of another. */
export interface Span {
  from: Date;
  before: Date;
}

/** Pairs that are shown; the others are few orders. */
const pairsMax = 30;

const within = (column: string, { from, before }: Span): RawBuilder<unknown> =>
  sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${before}`;

/** Refunds of an order's money that arrived, whatever ended the order; other money goes back besides. */
const paidBackIn = (span: Span): RawBuilder<unknown> =>
  sql`status = 'succeeded' and reason not in ('latePaid', 'unmatched')
    and ${within('confirmed_at', span)}`;

export interface Counts {
  ordersCreated: number;
  ordersPaid: number;
  ordersCompleted: number;
  /** Those of which money went back. */
  ordersRefunded: number;
  appeals: number;
  feedback: number;
  /** Medians; null without an event. */
  hoursToAccept: number | null;
  hoursToPay: number | null;
  hoursToRule: number | null;
  hoursToAnswer: number | null;
}

/** How many things happened and how long they took. */
export async function countsOf(db: Queryable, span: Span): Promise<Counts> {
  const orders = (column: string) =>
    sql`(select count(*) from project_order where ${within(column, span)})`;
  const { rows } = await sql<Counts>`select
    ${orders('created_at')} as "ordersCreated",
    ${orders('paid_at')} as "ordersPaid",
    ${orders('completed_at')} as "ordersCompleted",
    (select count(distinct order_id) from refund where ${paidBackIn(span)}) as "ordersRefunded",
    (select count(*) from appeal where ${within('opened_at', span)}) as appeals,
    (select count(*) from feedback where ${within('created_at', span)}) as feedback,
    (select ${medianHours('received_at', 'sent_at')} from project_order
      where ${within('received_at', span)}) as "hoursToAccept",
    (select ${medianHours('paid_at', 'received_at')} from project_order
      where ${within('paid_at', span)}) as "hoursToPay",
    (select ${medianHours('appeal_ruling.at', 'appeal.opened_at')} from appeal_ruling
      join appeal on appeal.id = appeal_ruling.appeal_id
      where step = 'ruling' and ${within('appeal_ruling.at', span)}) as "hoursToRule",
    (select ${medianHours('answered_at', 'created_at')} from feedback
      where ${within('answered_at', span)}) as "hoursToAnswer"
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A select without a table has one row');
  return counts;
}

/** With one decimal. */
function medianHours(end: string, start: string): RawBuilder<number | null> {
  return sql`round((percentile_cont(0.5) within group (
    order by extract(epoch from ${sql.ref(end)} - ${sql.ref(start)})) / 3600)::numeric, 1)::float8`;
}

/** What clients paid for orders and for changes of them, in minor units. */
const volume = sql`coalesce(sum(debit)
  filter (where event in ('paid', 'differencePaid') and account = 'gatewayClearing'), 0)::bigint`;
/** What was earned less what was given back of it. */
const revenue = sql`coalesce(sum(credit - debit)
  filter (where account in ('feeRevenue', 'commission')), 0)::bigint`;

export interface MoneyFigures {
  volume: number;
  refunded: number;
  revenue: number;
}

export async function moneyOf(db: Queryable, span: Span, currency: string): Promise<MoneyFigures> {
  const { rows } = await sql<MoneyFigures>`select ${volume} as volume, ${revenue} as revenue,
    (select coalesce(sum(amount), 0)::bigint from refund
      where ${paidBackIn(span)}) as refunded
    from ledger_line join ledger_entry on ledger_entry.id = ledger_line.entry_id
    where currency = ${currency} and ${within('at', span)}`.execute(db);
  return rows[0] ?? { volume: 0, refunded: 0, revenue: 0 };
}

/** What reached suppliers and did not come back since, by the currency of the payout. */
export async function paidOutOf(
  db: Queryable,
  span: Span,
): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select payout_currency as currency, sum(payout_gross - payout_fee)::bigint as amount
    from settlement where status = 'settled' and ${within('settled_at', span)}
    group by payout_currency order by payout_currency`.execute(db);
  return rows;
}

export interface DayFigures {
  /** `2026-11-21` */
  day: string;
  created: number;
  paid: number;
  completed: number;
  volume: number;
  revenue: number;
}

/** Each day of the span, the oldest first. */
export async function daysOf(db: Queryable, span: Span, currency: string): Promise<DayFigures[]> {
  const days = Math.round((span.before.getTime() - span.from.getTime()) / DAY);
  const dayOf = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone ${SETTLEMENT_ZONE}, 'YYYY-MM-DD')`;
  const orders = (column: string) => sql`(
    select ${dayOf(column)} as day, count(*) as count
    from project_order where ${within(column, span)} group by 1)`;
  const { rows } = await sql<DayFigures>`
    with all_days as (
      select to_char(
        (${span.from}::timestamptz at time zone ${SETTLEMENT_ZONE})::date + place, 'YYYY-MM-DD'
      ) as day from generate_series(0, ${days - 1}::integer) as place
    ), money as (
      select ${dayOf('at')} as day, ${volume} as volume, ${revenue} as revenue
      from ledger_line join ledger_entry on ledger_entry.id = ledger_line.entry_id
      where currency = ${currency} and ${within('at', span)} group by 1
    )
    select day, coalesce(created.count, 0) as created, coalesce(paid.count, 0) as paid,
      coalesce(completed.count, 0) as completed,
      coalesce(volume, 0) as volume, coalesce(revenue, 0) as revenue
    from all_days
    left join ${orders('created_at')} as created using (day)
    left join ${orders('paid_at')} as paid using (day)
    left join ${orders('completed_at')} as completed using (day)
    left join money using (day)
    order by day`.execute(db);
  return rows;
}

export interface PairFigures {
  sourceLanguage: string;
  targetLanguage: string;
  orders: number;
  volume: number;
}

/** Orders that were paid, by the pair of their languages, the largest first. */
export async function pairsOf(db: Queryable, span: Span, currency: string): Promise<PairFigures[]> {
  const { rows } = await sql<PairFigures>`
    select source_language as "sourceLanguage", target_language as "targetLanguage",
      count(*) as orders, sum(price + fee)::bigint as volume
    from project_order where currency = ${currency} and ${within('paid_at', span)}
    group by source_language, target_language
    order by volume desc, orders desc, source_language, target_language
    limit ${pairsMax}`.execute(db);
  return rows;
}

export interface FeedbackFigures {
  feedbackType: string;
  received: number;
  /** Of those received. */
  answered: number;
}

/** What people wrote in the span, by type, the most first. */
export async function feedbackOf(db: Queryable, span: Span): Promise<FeedbackFigures[]> {
  const { rows } = await sql<FeedbackFigures>`
    select type as "feedbackType", count(*) as received,
      count(*) filter (where status = 'answered') as answered
    from feedback where ${within('created_at', span)}
    group by type order by received desc, type`.execute(db);
  return rows;
}

/** Every account as it stands: debits less credits. */
export async function accountBalances(
  db: Queryable,
): Promise<{ account: string; currency: string; balance: number }[]> {
  return db
    .selectFrom('account_balance')
    .select(['account', 'currency', sql<number>`sum(balance)::bigint`.as('balance')])
    .groupBy(['account', 'currency'])
    .orderBy('account')
    .orderBy('currency')
    .execute();
}

import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import { live } from '../../market/postings/posting-repository.ts';

/** Postings of a client by the month (`2026-11`, in `zone`) in which they were published, since `from`. */
export function monthlyPostings(db: Queryable, clientId: string, zone: string, from: Date) {
  return db
    .selectFrom('posting')
    .select((eb) => [
      monthOf('published_at', zone).as('month'),
      eb.fn.countAll<number>().as('amount'),
    ])
    .where('owner_id', '=', clientId)
    .where('published_at', '>=', from)
    .groupBy('month')
    .execute();
}

/** How often a client's recruiting postings were viewed and applied for. */
export async function recruitingReach(
  db: Queryable,
  clientId: string,
): Promise<{ views: number; deliveries: number }> {
  const { rows } = await sql<{ views: number; deliveries: number }>`
    with recruiting as (
      select id from posting where owner_id = ${clientId} and status = 'recruiting'
    )
    select
      (select coalesce(sum(views), 0)::bigint from posting_view_count
        where posting_id in (select id from recruiting)) as views,
      (select count(*) from application
        where posting_id in (select id from recruiting) and status <> 'withdrawn') as deliveries
  `.execute(db);
  return rows[0] ?? { views: 0, deliveries: 0 };
}

/** Average hours between an order and the supplier's answer to it, by the month of the answer. */
export async function monthlyResponseHours(
  db: Queryable,
  supplierId: string,
  zone: string,
  from: Date,
): Promise<{ month: string; hours: number }[]> {
  const { rows } = await sql<{ month: string; hours: number }>`
    select
      ${monthOf('answered.at', zone)} as month,
      round((avg(extract(epoch from answered.at - sent.at)) / 3600)::numeric, 1)::float8 as hours
    from project_order
    join order_event as answered on answered.order_id = project_order.id
    cross join lateral (
      select at from order_event
      where order_id = project_order.id and to_state = 'sent' and id < answered.id
      order by id desc limit 1
    ) as sent
    where project_order.supplier_id = ${supplierId}
      and answered.action in ('accept', 'reject')
      and answered.at >= ${from}
    group by month
  `.execute(db);
  return rows;
}

/**
 * Invitations that were not answered and whose posting still takes applications; where both have come
 * to terms, or the client has to answer an offer, nothing waits for the supplier.
 */
export async function countOpenInvitations(db: Queryable, supplierId: string, now: Date) {
  const { open } = await db
    .selectFrom('posting_invitation')
    .innerJoin('posting', 'posting.id', 'posting_invitation.posting_id')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('supplier_id', '=', supplierId)
    .where('answer', 'is', null)
    .where(live)
    .where('posting.hidden_at', 'is', null)
    .where('posting.deadline', '>', now)
    .where(
      sql<boolean>`not exists (
        select from terms_offer
        where terms_offer.posting_id = posting.id
          and terms_offer.supplier_id = posting_invitation.supplier_id
          and (status = 'agreed' or (status = 'open' and offered_by = 'supplier')))`,
    )
    .executeTakeFirstOrThrow();
  return open;
}

/** The test that the person, not a team member, can go on with. */
export async function runningTestOf(
  db: Queryable,
  personId: string,
  now: Date,
): Promise<string | null> {
  const test = await db
    .selectFrom('language_test')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', '=', 'running')
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return test?.id ?? null;
}

function monthOf(column: string, zone: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone ${sql.lit(zone)}, 'YYYY-MM')`;
}

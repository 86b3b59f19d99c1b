import { statesWithoutOrder, type OrderAction } from '@tolk/domain';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';

export async function insertApproval(
  tx: Tx,
  decision: {
    orderId: string;
    approved: boolean;
    total: number;
    memberId: string;
    note: string;
    at: Date;
  },
): Promise<void> {
  const { orderId, approved, total, memberId, note, at } = decision;
  await tx
    .insertInto('order_approval')
    .values({ order_id: orderId, approved, total, person_id: memberId, note, at })
    .execute();
}

/** The newest first, with the names of who decided. */
export function approvalsOf(db: Queryable, orderId: string) {
  return db
    .selectFrom('order_approval')
    .innerJoin('person', 'person.id', 'order_approval.person_id')
    .select(['approved', 'total', 'person.name', 'note', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('order_approval.id', 'desc')
    .execute();
}

/** Who does one of these is an author of the order’s terms. */
export const writesTerms: readonly OrderAction[] = [
  'create',
  'edit',
  'proposeChange',
  'counterChange',
  'agreeChange',
];

/**
 * An offer of the negotiation that the order came from: about the order's posting, or about another
 * one where both agreed on what the order costs and no order was made from that.
 */
const isBehindOrder = sql<boolean>`(
  terms_offer.client_id = project_order.client_id
  and terms_offer.supplier_id = project_order.supplier_id
  and (terms_offer.posting_id = project_order.posting_id or exists (
    select from terms_offer as agreed
    where agreed.posting_id = terms_offer.posting_id
      and agreed.supplier_id = terms_offer.supplier_id
      and agreed.status = 'agreed' and agreed.answered_at <= project_order.created_at
      and agreed.currency = project_order.currency
      and (agreed.unit_price = project_order.unit_price and agreed.unit = project_order.unit
        or round(agreed.unit_price * agreed.workload) = project_order.price)
      and not exists (
        select from project_order as made
        where made.offer_id = agreed.id and made.id <> project_order.id
          and made.created_at < project_order.created_at
          and made.state not in (${sql.join(statesWithoutOrder.map((state) => sql.lit(state)))})
      )
  ))
)`;

/** Members of either side who made such an offer, or agreed to one: who declines or counters did not agree. */
export const negotiatorsOfOrder = sql`(
  select unnest(case status when 'agreed' then array[member_id, answered_by]
    else array[member_id] end) as member_id
  from terms_offer where ${isBehindOrder}
)`;

/** The members who wrote terms of the order or agreed to some, before it was sent as well. */
export async function authorsOf(db: Queryable, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct author.member_id
    from project_order, lateral (
      select member_id from order_event
      where order_id = project_order.id and action = any(${[...writesTerms]}::text[])
      union all
      select member_id from ${negotiatorsOfOrder} as negotiator
    ) as author
    where project_order.id = ${orderId} and author.member_id is not null`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** Orders of a client on which something is to be paid, now or once the supplier accepts. */
export async function ordersToBePaid(tx: Tx, clientId: string): Promise<string[]> {
  const orders = await tx
    .selectFrom('project_order')
    .select('id')
    .where('client_id', '=', clientId)
    .where((eb) =>
      eb.or([
        eb.and([eb('paid_at', 'is', null), eb('state', 'in', ['sent', 'received'])]),
        eb.exists(
          eb
            .selectFrom('order_milestone')
            .select('order_milestone.id')
            .whereRef('order_milestone.order_id', '=', 'project_order.id')
            .where('order_milestone.state', '=', 'due')
            .where('project_order.state', '=', 'started'),
        ),
        eb.exists(
          eb
            .selectFrom('order_change')
            .select('order_change.id')
            .whereRef('order_change.order_id', '=', 'project_order.id')
            .where('order_change.status', '=', 'unpaid'),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return orders.map(({ id }) => id);
}

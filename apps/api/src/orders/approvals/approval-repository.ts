import type { OrderAction } from '@tolk/domain';
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

/** The members who wrote terms of the order or agreed to some, before it was sent as well. */
export async function authorsOf(db: Queryable, orderId: string): Promise<string[]> {
  const events = await db
    .selectFrom('order_event')
    .select('member_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where('action', 'in', writesTerms)
    .where('member_id', 'is not', null)
    .execute();
  const offers = await db
    .selectFrom('terms_offer')
    .innerJoin('project_order', 'project_order.offer_id', 'terms_offer.id')
    .select(['terms_offer.member_id', 'terms_offer.answered_by'])
    .where('project_order.id', '=', orderId)
    .execute();
  const agreed = offers.flatMap(({ member_id, answered_by }) => [member_id, answered_by]);
  return [...events.map(({ member_id }) => member_id), ...agreed].flatMap((id) => id ?? []);
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

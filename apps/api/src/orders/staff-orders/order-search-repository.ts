import { sql } from 'kysely';
import type { OrderStatus } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { pageOfOrders } from '../order/order-list-repository.ts';
import { statesOf, type OrderRecord } from '../order/order-repository.ts';
import { containing } from '../../database/search-pattern.ts';

export interface OrderSearch {
  /** Part of a number, of the order's name or a party's, or exactly the provider's number of a payment. */
  text?: string;
  /** Or exactly a party's contact: who guesses piece by piece what is masked learns nothing. */
  contact?: { channel: 'email' | 'phone'; value: string } | null;
  status?: OrderStatus;
  /** One of its two sides. */
  personId?: string;
}

/** Any orders, the newest first. */
export async function searchOrders(
  db: Queryable,
  search: OrderSearch,
  page: { limit: number; offset: number },
): Promise<{ total: number; list: OrderRecord[] }> {
  return pageOfOrders(db, narrowed(db, search), page);
}

function narrowed(db: Queryable, { text, contact, status, personId }: OrderSearch) {
  let orders = db.selectFrom('project_order');
  if (status !== undefined) orders = orders.where('state', 'in', statesOf(status));
  if (personId !== undefined)
    orders = orders.where((eb) =>
      eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]),
    );
  if (text) orders = orders.where(fits(text, contact ?? null));
  return orders;
}

function fits(text: string, contact: NonNullable<OrderSearch['contact']> | null) {
  const like = containing(text);
  const isContact = contact ? sql`${sql.ref(contact.channel)} = ${contact.value}` : sql`false`;
  return sql<boolean>`(project_order.number ilike ${like} or project_order.name ilike ${like}
    or exists (select from person
      where person.id in (client_id, supplier_id) and (person.name ilike ${like} or ${isContact}))
    or exists (select from payment_attempt where payment_attempt.order_id = project_order.id
      and (out_trade_no = ${text} or provider_transaction_id = ${text}))
    or exists (select from payment_incident where payment_incident.order_id = project_order.id
      and provider_transaction_id = ${text}))`;
}

import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import {
  orderBy,
  pageOfOrders,
  withTerms,
  type OrderFilter,
} from '../order/order-list-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { containing } from '../../database/search-pattern.ts';

/**
 * `search` is part of a number, of the order's name, of a party's or a company's, or exactly the
 * provider's number of a payment.
 */
export interface OrderSearch extends OrderFilter {
  /** Or exactly a party's contact: who guesses piece by piece what is masked learns nothing. */
  contact?: { channel: 'email' | 'phone'; value: string } | null;
  /** One of its two sides. */
  personId?: string | undefined;
}

/** Any orders, the newest first unless sorted otherwise; totals are what the clients pay. */
export async function searchOrders(
  db: Queryable,
  filter: OrderSearch,
  page: { limit: number; offset: number },
): Promise<{ total: number; list: OrderRecord[] }> {
  return pageOfOrders(db, narrowed(db, filter), page, orderBy[filter.sort ?? 'newest']('client'));
}

function narrowed(db: Queryable, filter: OrderSearch) {
  const { search, contact, personId } = filter;
  let orders = db.selectFrom('project_order');
  if (personId !== undefined)
    orders = orders.where((eb) =>
      eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]),
    );
  if (search) orders = orders.where(fits(search, contact ?? null));
  return withTerms(orders, filter, 'client');
}

function fits(text: string, contact: NonNullable<OrderSearch['contact']> | null) {
  const like = containing(text);
  const isContact = contact ? sql`${sql.ref(contact.channel)} = ${contact.value}` : sql`false`;
  return sql<boolean>`(project_order.number ilike ${like} or project_order.name ilike ${like}
    or exists (select from person
      where person.id in (client_id, supplier_id) and (person.name ilike ${like} or ${isContact}))
    or exists (select from personal_information as own
      where own.person_id in (client_id, supplier_id) and own.company_name ilike ${like})
    or exists (select from payment_attempt where payment_attempt.order_id = project_order.id
      and (out_trade_no = ${text} or provider_transaction_id = ${text}))
    or exists (select from payment_incident where payment_incident.order_id = project_order.id
      and provider_transaction_id = ${text}))`;
}

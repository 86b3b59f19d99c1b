import type { ServiceCustomer } from '@tolk/contract';
import { can } from '@tolk/domain';
import { maskedName } from '../accounts/identity/account-name.ts';
import { shownName } from '../accounts/identity/shown-name.ts';
import { beginningOf } from '../calls/beginning-of.ts';
import type { CallContext } from '../calls/call-context.ts';
import type { Queryable } from '../database/schema.ts';
import { findPerson, type Person } from '../persons/person-repository.ts';
import { beginningsOf, type ConversationRecord } from './conversation-repository.ts';
import { earlierOf, ordersOf, paymentsOf } from './customer-card-repository.ts';

/** Entries of each list beside a conversation. */
const listed = 10;
const excerpt = 80;

type Reader = Pick<CallContext, 'language' | 'staffMember'>;

/** Who asks; what the member's role may not see elsewhere it does not see here. */
export async function customerCard(
  db: Queryable,
  held: ConversationRecord,
  { language, staffMember: { role } }: Reader,
): Promise<ServiceCustomer> {
  const person = held.person_id === null ? undefined : await findPerson(db, held.person_id);
  const seesOrders = person !== undefined && can(role, 'orders');
  return {
    name: person === undefined ? '' : shownName(person.name, language),
    email: person === undefined ? held.email : masked('email', person.email),
    account: person === undefined || !can(role, 'users') ? null : presentAccount(person),
    orders: seesOrders ? await presentOrders(db, person.id) : null,
    payments: seesOrders ? await presentPayments(db, person.id) : null,
    earlier: await presentEarlier(db, held),
  };
}

function presentAccount(person: Person) {
  return {
    personId: person.id,
    phone: masked('phone', person.phone),
    blocked: person.blocked_at !== null,
    createTime: person.created_at.toISOString(),
  };
}

async function presentOrders(db: Queryable, personId: string) {
  return (await ordersOf(db, personId, listed)).map((order) => ({
    projectOrderId: order.id,
    orderNumber: order.number,
    orderName: order.name,
    orderState: order.state,
    createTime: order.created_at.toISOString(),
    amount: order.price,
    currency: order.currency,
    paid: order.paid_at !== null,
  }));
}

async function presentPayments(db: Queryable, personId: string) {
  return (await paymentsOf(db, personId, listed)).map((payment) => ({
    projectOrderId: payment.order_id,
    orderNumber: payment.number,
    method: payment.method,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    time: payment.at.toISOString(),
  }));
}

async function presentEarlier(db: Queryable, held: ConversationRecord) {
  const earlier = await earlierOf(db, held, listed);
  const beginnings = await beginningsOf(
    db,
    earlier.map(({ id }) => id),
  );
  return earlier.map(({ id, state, created_at, rating }) => ({
    conversationId: id,
    state,
    beginning: beginningOf(beginnings.get(id) ?? '', excerpt),
    createTime: created_at.toISOString(),
    rating,
  }));
}

function masked(channel: 'email' | 'phone', value: string | null): string | null {
  return value === null ? null : maskedName({ channel, value });
}

import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';
import type { ConversationRecord } from './conversation-repository.ts';

/** Orders of a person on either side, the newest first. */
export function ordersOf(db: Queryable, personId: string, limit: number) {
  return db
    .selectFrom('project_order')
    .select(['id', 'number', 'name', 'state', 'created_at', 'price', 'fee', 'currency', 'paid_at'])
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What a person paid or tried to pay, the newest first. */
export function paymentsOf(db: Queryable, personId: string, limit: number) {
  return db
    .selectFrom('payment_attempt')
    .innerJoin('project_order', 'project_order.id', 'payment_attempt.order_id')
    .select([
      'project_order.id as order_id',
      'project_order.number',
      'payment_attempt.method',
      'payment_attempt.status',
      'payment_attempt.amount',
      'payment_attempt.currency',
      sql<Date>`coalesce(payment_attempt.paid_at, payment_attempt.created_at)`.as('at'),
    ])
    .where('project_order.client_id', '=', personId)
    .orderBy('payment_attempt.created_at', 'desc')
    .orderBy('payment_attempt.id')
    .limit(limit)
    .execute();
}

/** Other conversations of the same customer, the newest first. */
export function earlierOf(
  db: Queryable,
  { id, person_id, visitor_id }: ConversationRecord,
  limit: number,
) {
  const [column, value] =
    person_id === null
      ? (['visitor_id', visitor_id] as const)
      : (['person_id', person_id] as const);
  return db
    .selectFrom('service_conversation')
    .select(['id', 'state', 'created_at', 'rating'])
    .where(column, '=', value)
    .where('id', '<>', id)
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

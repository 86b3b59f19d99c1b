import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import { isInTime, type PaymentAttempt } from '../payments/payment-repository.ts';

/**
 * Of a row of `payment_attempt` beside its `project_order`: whether what it is for is still to be
 * paid, on the terms that it was made for.
 */
export const paysWhatIsDue = sql<boolean>`case
  when payment_attempt.change_id is not null then exists (
    select from order_change where id = payment_attempt.change_id and status = 'unpaid')
  when payment_attempt.order_version < project_order.terms_version then false
  when payment_attempt.milestone_id is not null then exists (
    select from order_milestone where id = payment_attempt.milestone_id and state = 'due')
  else project_order.paid_at is null
end`;

/** The bank transfer that was chosen last for what the order is to be paid for now. */
export function awaitedTransfer(
  db: Queryable,
  orderId: string,
): Promise<PaymentAttempt | undefined> {
  return transfersOf(db, orderId).where(paysWhatIsDue).executeTakeFirst();
}

/** The newest one that paid, whatever it was for; late money paid nothing. */
export function paidTransfer(db: Queryable, orderId: string): Promise<PaymentAttempt | undefined> {
  return transfersOf(db, orderId)
    .where('payment_attempt.status', '=', 'paid')
    .where(isInTime)
    .executeTakeFirst();
}

function transfersOf(db: Queryable, orderId: string) {
  return db
    .selectFrom('payment_attempt')
    .innerJoin('project_order', 'project_order.id', 'payment_attempt.order_id')
    .selectAll('payment_attempt')
    .where('payment_attempt.order_id', '=', orderId)
    .where('payment_attempt.method', '=', 'bankTransfer')
    .orderBy('payment_attempt.created_at', 'desc')
    .limit(1);
}

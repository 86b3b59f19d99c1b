import { randomUUID } from 'node:crypto';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import {
  insertRefund,
  paidAttempt,
  type PaymentAttempt,
  type Refund,
} from '../../repositories/payment-repository.ts';
import { defer } from '../deferred-work.ts';

/** The order was cancelled: what its client paid goes back. */
export async function startOrderRefund(
  tx: Tx,
  jobs: Jobs,
  orderId: string,
  at: Date,
): Promise<void> {
  await startRefund(tx, jobs, await paidAttempt(tx, orderId), 'orderRefunded', at);
}

/** Writes down that an attempt's money goes back; a job sends it. The caller posts the ledger entry. */
export async function startRefund(
  tx: Tx,
  jobs: Jobs,
  attempt: PaymentAttempt,
  reason: Refund['reason'],
  at: Date,
): Promise<void> {
  const refundId = randomUUID();
  await insertRefund(tx, {
    id: refundId,
    payment_attempt_id: attempt.id,
    order_id: attempt.order_id,
    out_refund_no: `R${refundId.replaceAll('-', '')}`,
    amount: attempt.amount,
    reason,
    provider_refund_id: null,
    created_at: at,
    confirmed_at: null,
  });
  await defer(tx, jobs, 'payment.refund', {
    key: `refund:${refundId}`,
    runAt: at,
    payload: { refundId, step: 0 },
  });
}

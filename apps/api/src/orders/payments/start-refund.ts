import { randomUUID } from 'node:crypto';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { paymentsOf, type PaymentAttempt } from './payment-repository.ts';
import { insertRefund, type Refund } from '../refunds/refund-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { noteRefundOnInvoices } from '../tax-invoices/when-money-moves.ts';
import { isTooLateToRefund, takenFrom } from './refund-bounds.ts';

interface StartedRefund {
  /** Fen. */
  amount: number;
  reason: Exclude<Refund['reason'], 'staff' | 'unmatched'>;
  at: Date;
}

/**
 * All or part of what a client paid for an order goes back, from the newest payment first: an order
 * whose price was raised was paid more than once. Zero sends nothing.
 */
export async function startOrderRefund(
  tx: Tx,
  jobs: Jobs,
  { orderId, amount, ...refund }: StartedRefund & { orderId: string },
): Promise<void> {
  const payments = amount === 0 ? [] : await paymentsOf(tx, orderId);
  for (const { payment, amount: part } of takenFrom(payments, amount)) {
    await startRefund(tx, jobs, payment, { ...refund, amount: part });
  }
}

/**
 * Writes down that an attempt's money goes back; a job sends it. The caller posts the ledger entry.
 * What is divided so late that the provider sends it no more waits for finance, which transfers it:
 * a dispute has to end whenever it is decided.
 */
export async function startRefund(
  tx: Tx,
  jobs: Jobs,
  attempt: PaymentAttempt,
  refund: StartedRefund,
): Promise<void> {
  const isTooLate = isTooLateToRefund(attempt, refund.at);
  const written = await writeRefund(tx, attempt, {
    ...refund,
    ...(isTooLate && { status: 'failed', failure: 'too late' }),
  });
  await noteRefundOnInvoices(tx, attempt.order_id, refund.at);
  if (!isTooLate) await sendRefundSoon(tx, jobs, written, refund.at);
}

type NewRefund = Pick<Refund, 'amount' | 'reason'> &
  Partial<
    Pick<
      Refund,
      | 'status'
      | 'failure'
      | 'note'
      | 'proposed_by'
      | 'refund_percent'
      | 'incident_id'
      | 'with_refund_id'
    >
  > & {
    at: Date;
  };

/** The row alone: what staff proposes may wait for somebody else before it is sent. */
export function writeRefund(
  tx: Tx,
  attempt: PaymentAttempt,
  { at, ...refund }: NewRefund,
): Promise<Refund> {
  const id = randomUUID();
  return insertRefund(tx, {
    ...refund,
    id,
    payment_attempt_id: attempt.id,
    order_id: attempt.order_id,
    out_refund_no: `R${id.replaceAll('-', '')}`,
    created_at: at,
  });
}

/** The provider is asked as soon as it is this refund's turn among those of the same payment. */
export function sendRefundSoon(tx: Tx, jobs: Jobs, { id }: Refund, runAt: Date): Promise<void> {
  return scheduleJob(tx, jobs, 'payment.refund', {
    key: `refund:${id}`,
    runAt,
    payload: { refundId: id, step: 0 },
  });
}

import { randomUUID } from 'node:crypto';
import { MINUTE, addMs } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { paidAttempt, type PaymentAttempt } from '../../repositories/payment-repository.ts';
import {
  insertRefund,
  refundsOfAttempt,
  type Refund,
} from '../../repositories/refund-repository.ts';
import { defer } from '../deferred-work.ts';

/** WeChat Pay takes the parts of one payment back a minute apart. */
const apartMs = MINUTE;

interface StartedRefund {
  /** Fen. */
  amount: number;
  reason: Exclude<Refund['reason'], 'staff'>;
  at: Date;
}

/** All or part of what a client paid for an order goes back. Zero sends nothing. */
export async function startOrderRefund(
  tx: Tx,
  jobs: Jobs,
  { orderId, ...refund }: StartedRefund & { orderId: string },
): Promise<void> {
  if (refund.amount === 0) return;
  await startRefund(tx, jobs, await paidAttempt(tx, orderId), refund);
}

/** Writes down that an attempt's money goes back; a job sends it. The caller posts the ledger entry. */
export async function startRefund(
  tx: Tx,
  jobs: Jobs,
  attempt: PaymentAttempt,
  refund: StartedRefund,
): Promise<void> {
  await sendRefundSoon(tx, jobs, await writeRefund(tx, attempt, refund), refund.at);
}

type NewRefund = Pick<Refund, 'amount' | 'reason'> &
  Partial<Pick<Refund, 'status' | 'note' | 'proposed_by' | 'refund_percent'>> & { at: Date };

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

/** The provider is asked at once, or a minute after the last part of the same payment. */
export async function sendRefundSoon(tx: Tx, jobs: Jobs, refund: Refund, at: Date): Promise<void> {
  const parts = await refundsOfAttempt(tx, refund.payment_attempt_id);
  const last = parts.findLast(({ id, status }) => id !== refund.id && status !== 'proposed');
  const earliest = last ? addMs(last.created_at, apartMs) : at;
  await defer(tx, jobs, 'payment.refund', {
    key: `refund:${refund.id}`,
    runAt: earliest > at ? earliest : at,
    payload: { refundId: refund.id, step: 0 },
  });
}

import {
  MINUTE,
  SECOND,
  addMs,
  isProviderMethod,
  limits,
  paymentMethodFacts,
  type ProviderMethod,
} from '@tolk/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { RefundRequest, RefundStatus } from '../../ports/payment-provider.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { findAttempt, takeRefundTurn, type PaymentAttempt } from './payment-repository.ts';
import { findIncident } from '../refunds/incident-repository.ts';
import { findRefund, noteRefundState, type Refund } from '../refunds/refund-repository.ts';
import { scheduleJob, handleJob } from '../../jobs/job-kinds.ts';
import { providerFor } from './ask-provider.ts';
import { confirmRefund } from './confirm-refund.ts';

const delaysMs = [5 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE] as const;
const slowMs = 10 * MINUTE;

/** What the payer reads beside the money. */
const reasons: Readonly<Record<Refund['reason'], string>> = {
  orderRefunded: '订单已取消',
  latePaid: '订单已无需支付',
  agreed: '双方协商结束订单',
  changed: '双方协商变更订单，退还差额',
  ruled: '申诉裁决退款',
  staff: '平台退款',
  unmatched: '付款金额不符，原路退回',
};

/**
 * The number is the same at every try, so the provider sends the money once. What it will not send
 * waits for the refund queue.
 */
export const sendRefund = handleJob(
  'payment.refund',
  'money',
  async ({ refundId, step }, deps) => {
    const refund = await findRefund(deps.db, refundId);
    const attempt = refund && (await findAttempt(deps.db, refund.payment_attempt_id));
    if (!refund || !attempt || !['pending', 'accepted', 'failed'].includes(refund.status)) return;
    const turn = await waitsUntil(deps, refund);
    if (turn === null && (await tryRefund(deps, refund, attempt))) return;
    await scheduleJob(deps.db, deps.jobs, 'payment.refund', {
      key: `refund:${refundId}`,
      runAt: turn ?? addMs(deps.clock.now(), delaysMs[step] ?? slowMs),
      payload: { refundId, step: turn === null ? step + 1 : step },
    });
  },
  async ({ refundId }, { db }) => {
    const refund = await findRefund(db, refundId);
    const method = (refund && (await findAttempt(db, refund.payment_attempt_id)))?.method;
    return isProviderMethod(method) ? method : 'money';
  },
);

/** Null when the provider may be asked now; questions about what was sent are free at any time. */
async function waitsUntil(
  { db, clock }: Dependencies,
  { id: refundId, payment_attempt_id: attemptId, status }: Refund,
): Promise<Date | null> {
  if (status !== 'pending') return null;
  return takeRefundTurn(db, { attemptId, refundId }, clock.now(), limits.refund.apartMs);
}

/** Whether nothing is left for this job to do: the money is back, or finance has to look. */
async function tryRefund(
  deps: Dependencies,
  refund: Refund,
  attempt: PaymentAttempt,
): Promise<boolean> {
  const { method } = attempt;
  // Nobody sends it for us: finance transfers it and says so.
  if (!isProviderMethod(method))
    return refund.status === 'failed' || fail(deps, refund, 'bankTransfer');
  try {
    const status = await askForRefund(deps, refund, { ...attempt, method });
    return await bookStatus(deps, refund, attempt, status);
  } catch (error) {
    if (error instanceof ProviderRefused && refund.status === 'pending') {
      return await fail(deps, refund, error.message);
    }
    if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ err: error, refund: refund.id }, 'a refund is asked about again later');
    return false;
  }
}

/** Only what waits to be sent is sent; all else is asked about. */
async function askForRefund(
  deps: Dependencies,
  refund: Refund,
  attempt: PaymentAttempt & { method: ProviderMethod },
): Promise<RefundStatus> {
  const provider = providerFor(deps, attempt);
  const payment = await paymentOf(deps.db, refund, attempt);
  const { out_refund_no: outRefundNo } = refund;
  if (refund.status !== 'pending') return provider.queryRefund({ ...payment, outRefundNo });
  return provider.refund({
    ...payment,
    outRefundNo,
    amount: refund.amount,
    reason: reasons[refund.reason],
    notifyUrl: deps.config.publicUrl + paymentMethodFacts[attempt.method].notifyPath,
  });
}

/** Which payment it is part of. What fits nothing is named by the provider's own number. */
async function paymentOf(
  db: Dependencies['db'],
  { incident_id: incidentId }: Refund,
  { out_trade_no: outTradeNo, amount: total }: PaymentAttempt,
): Promise<Pick<RefundRequest, 'outTradeNo' | 'total' | 'providerTransactionId'>> {
  const incident = incidentId === null ? undefined : await findIncident(db, incidentId);
  if (!incident) return { outTradeNo, total };
  const { received, provider_transaction_id: providerTransactionId } = incident;
  if (received === null || providerTransactionId === null) throw new Error('It has no payment');
  return { outTradeNo, total: received, providerTransactionId };
}

async function bookStatus(
  deps: Dependencies,
  refund: Refund,
  attempt: PaymentAttempt,
  status: RefundStatus,
): Promise<boolean> {
  if (status.state === 'succeeded') return confirmRefund(deps, refund, attempt, status);
  if (status.state === 'failed') return fail(deps, refund, status.word ?? status.state);
  const absent = status.state === 'absent';
  // Whether a refund that failed is sent again is for finance to decide.
  if (absent && refund.status === 'failed') return true;
  // A query that finds nothing means that the request never arrived: send it again.
  const next = absent ? 'pending' : 'accepted';
  await noteRefundState(deps.db, refund.id, { status: next, failure: null });
  return false;
}

async function fail({ db, log }: Dependencies, refund: Refund, failure: string): Promise<true> {
  log.error({ refund: refund.id, failure }, 'a refund failed; somebody has to look');
  await noteRefundState(db, refund.id, { status: 'failed', failure });
  return true;
}

import { MINUTE, SECOND, addMs } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { hint } from '../../notifications/hint.ts';
import { notify } from '../../notifications/notify.ts';
import type { RefundStatus } from '../../ports/payment-provider.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { lockOrder } from '../../repositories/order-repository.ts';
import {
  confirmRefundRow,
  findAttempt,
  findRefund,
  markRefund,
  updateAttempt,
  type PaymentAttempt,
  type Refund,
} from '../../repositories/payment-repository.ts';
import { defer, defineWork } from '../deferred-work.ts';
import { postEntry } from '../ledger/post-entry.ts';
import { hintOrder, orderPath } from '../orders/announce-order-action.ts';
import { notifyPaths } from './notify-paths.ts';

const delaysMs = [5 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE] as const;
const slowMs = 10 * MINUTE;

/** The number is the same at every try, so the provider sends the money once. */
export const sendRefund = defineWork('payment.refund', async ({ refundId, step }, deps) => {
  const refund = await findRefund(deps.db, refundId);
  const attempt = refund && (await findAttempt(deps.db, refund.payment_attempt_id));
  if (!refund || !attempt || refund.status === 'succeeded') return;
  if (await tryRefund(deps, refund, attempt)) return;
  await defer(deps.db, deps.jobs, 'payment.refund', {
    key: `refund:${refundId}`,
    runAt: addMs(deps.clock.now(), delaysMs[step] ?? slowMs),
    payload: { refundId, step: step + 1 },
  });
});

/** Whether the money is back. */
async function tryRefund(
  deps: Dependencies,
  refund: Refund,
  attempt: PaymentAttempt,
): Promise<boolean> {
  try {
    const status = await askForRefund(deps, refund, attempt);
    if (status.state === 'succeeded') {
      return await confirmRefund(deps, refund, status.amount, status.providerRefundId);
    }
    if (status.state === 'failed') {
      deps.log.error({ refund: refund.id }, 'the provider could not refund; somebody has to look');
    }
    // A query that finds nothing means that the request never arrived: send it again.
    await markRefund(deps.db, refund.id, status.state === 'absent' ? 'pending' : 'accepted');
  } catch (error) {
    if (error instanceof ProviderRefused) {
      deps.log.error({ err: error, refund: refund.id }, 'the provider refused a refund');
    } else if (error instanceof ProviderUnavailable) {
      deps.log.warn({ err: error, refund: refund.id }, 'a refund is tried again later');
    } else throw error;
  }
  return false;
}

function askForRefund(
  { payments, config }: Dependencies,
  refund: Refund,
  attempt: PaymentAttempt,
): Promise<RefundStatus> {
  const provider = payments[attempt.method];
  const { out_trade_no: outTradeNo } = attempt;
  const { out_refund_no: outRefundNo } = refund;
  if (refund.status === 'accepted') return provider.queryRefund({ outTradeNo, outRefundNo });
  return provider.refund({
    outTradeNo,
    outRefundNo,
    amount: refund.amount,
    total: attempt.amount,
    reason: refund.reason === 'latePaid' ? '订单已无需支付' : '订单已取消',
    notifyUrl: config.publicUrl + notifyPaths[attempt.method],
  });
}

/** The provider says that the money is back: books it once. Answers false on another amount. */
export async function confirmRefund(
  { db, clock, jobs, log }: Dependencies,
  refund: Refund,
  amount: number | null,
  providerRefundId: string | null,
): Promise<boolean> {
  if (amount !== refund.amount) {
    log.error({ refund: refund.id, amount }, 'another amount was refunded than was asked for');
    return false;
  }
  return transaction(db, async (tx) => {
    const at = clock.now();
    const order = await lockOrder(tx, refund.order_id);
    if (!order) return false;
    if (!(await confirmRefundRow(tx, refund.id, at, providerRefundId))) return true;
    await updateAttempt(tx, refund.payment_attempt_id, { status: 'refunded' });
    const money = { price: refund.amount, fee: 0, commission: 0 };
    const source = `refund:${refund.id}`;
    await postEntry(tx, { event: 'refundConfirmed', source, order, money, at });
    hintOrder(tx, order);
    hint(tx, order.client_id, [{ type: 'Payment', id: refund.payment_attempt_id }]);
    await notify(tx, jobs, {
      personId: order.client_id,
      identity: 'client',
      kind: 'refundConfirmed',
      title: { en: 'Your money is back', zh: '退款已到账' },
      text: {
        en: `The refund for “${order.name}” has arrived where you paid from.`,
        zh: `订单“${order.name}”的退款已原路退回。`,
      },
      path: orderPath('client', order.id),
      at,
    });
    return true;
  });
}

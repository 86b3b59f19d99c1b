import { transaction } from '../../database/transaction.ts';
import type { Tx } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { closeIncidentOf } from '../refunds/close-incident.ts';
import { insertIncident } from '../refunds/incident-repository.ts';
import { lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { updateAttempt, type PaymentAttempt } from './payment-repository.ts';
import { confirmRefundRow, isWhollyRefunded, type Refund } from '../refunds/refund-repository.ts';
import { moneyText } from '../../calls/money-text.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { invalidateOrder, orderPath } from '../order/announce-order-action.ts';

/** The provider says that the money is back: books it once. Answers false on another amount. */
export async function confirmRefund(
  { db, clock, jobs, log }: Dependencies,
  refund: Refund,
  attempt: PaymentAttempt,
  report: { amount: number | null; providerRefundId: string | null },
): Promise<boolean> {
  if (report.amount !== refund.amount) {
    log.error({ refund: refund.id, report }, 'another amount was refunded than was asked for');
    await insertIncident(db, {
      kind: 'refundAmount',
      method: attempt.method,
      order_id: refund.order_id,
      payment_attempt_id: attempt.id,
      expected: refund.amount,
      received: report.amount,
      provider_transaction_id: refund.out_refund_no,
      at: clock.now(),
    });
    return false;
  }
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, refund.order_id);
    if (!order) return false;
    const { providerRefundId: id } = report;
    await bookRefund(tx, jobs, order, refund, {
      event: 'refundConfirmed',
      from: id === null ? {} : { provider_refund_id: id },
      at: clock.now(),
    });
    return true;
  });
}

type Confirmation = { at: Date } & (
  | { event: 'refundConfirmed'; from: { provider_refund_id?: string } }
  | { event: 'refundedByHand'; from: { by_hand_reference: string } }
);

/** With the amount: of an order that was paid more than once several refunds arrive. */
const texts: Readonly<
  Record<Confirmation['event'], (name: string, money: BilingualText) => BilingualText>
> = {
  refundConfirmed: (name, money) => ({
    en: `Your refund of ${money.en} for “${name}” has reached your original payment method.`,
    zh: `订单“${name}”的退款 ${money.zh} 已原路退回。`,
  }),
  refundedByHand: (name, money) => ({
    en: `Your refund of ${money.en} for “${name}” has been transferred to you from our bank account.`,
    zh: `订单“${name}”的退款 ${money.zh} 已通过银行转账支付给您。`,
  }),
};

/** The money is back: ledger, attempt and client know it. Does nothing when that was booked before. */
export async function bookRefund(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  refund: Refund,
  { event, from, at }: Confirmation,
): Promise<void> {
  if (!(await confirmRefundRow(tx, refund.id, at, from))) return;
  const { payment_attempt_id: attemptId } = refund;
  const money = { amount: refund.amount, currency: order.currency };
  await closeIncidentOf(tx, refund, at);
  if (await isWhollyRefunded(tx, attemptId))
    await updateAttempt(tx, attemptId, { status: 'refunded' });
  await postEntry(tx, {
    event,
    source: `refund:${refund.id}`,
    supplierId: null,
    orderId: order.id,
    money,
    at,
  });
  invalidateOrder(tx, order);
  invalidate(tx, order.client_id, ['Payment']);
  await notify(tx, jobs, {
    personId: order.client_id,
    identity: 'client',
    kind: 'refundConfirmed',
    title: { en: 'Your refund has arrived', zh: '退款已到账' },
    text: texts[event](order.name, { en: moneyText(money, 'en'), zh: moneyText(money, 'zh-CN') }),
    about: order.name,
    path: orderPath('client', order.id),
    orderId: order.id,
    at,
  });
}

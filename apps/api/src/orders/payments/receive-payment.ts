import type { PaymentMethod } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Tx } from '../../database/schema.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { insertIncident } from '../refunds/incident-repository.ts';
import { lockOrder, type OrderRecord } from '../order/order-repository.ts';
import {
  endAttempt,
  findAttemptByTradeNo,
  lockAttempt,
  updateAttempt,
  type PaymentAttempt,
} from './payment-repository.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { invalidateOrder, orderPath } from '../order/announce-order-action.ts';
import { applyOrderAction } from '../order/apply-order-action.ts';
import { changeUntil } from '../changes/moved-bookings.ts';
import { mayBePaid } from '../approvals/approval-of-order.ts';
import { milestoneInTurn } from '../milestones/milestone-in-turn.ts';
import { notePaymentOnInvoices } from '../tax-invoices/when-money-moves.ts';
import { startRefund } from './start-refund.ts';
import { unmatchedMessages } from './unmatched-messages.ts';

export interface ReceivedMoney {
  method: PaymentMethod;
  outTradeNo: string;
  /** Fen, as the provider says. */
  amount: number | null;
  providerTransactionId: string | null;
}

/**
 * `started`: the order is paid. `already`: this money is booked. `returned`: it came for an order
 * that no longer waits for it and goes back. `unknown`: no such attempt, perhaps not committed yet.
 * `mismatch`: not what was asked for; nothing changes.
 */
export type ReceiptOutcome = 'started' | 'already' | 'returned' | 'unknown' | 'mismatch';

/** Books verified money, once, however often and however late the provider reports it. */
export async function receivePayment(
  deps: Dependencies,
  money: ReceivedMoney,
): Promise<ReceiptOutcome> {
  const { db, clock, log } = deps;
  const found = await findAttemptByTradeNo(db, money.method, money.outTradeNo);
  if (!found) return 'unknown';
  const { providerTransactionId } = money;
  if (money.amount !== found.amount || providerTransactionId === null) {
    log.error({ money, asked: found.amount }, 'payment does not match what was asked for');
    await transaction(db, (tx) => noteIncident(tx, deps, 'wrongAmount', found, money));
    return 'mismatch';
  }
  return transaction(db, async (tx) => {
    const at = clock.now();
    const order = await lockOrder(tx, found.order_id);
    const attempt = await lockAttempt(tx, found.id);
    if (!order) return 'unknown';
    if (attempt.paid_at !== null) {
      if (attempt.provider_transaction_id === providerTransactionId) return 'already';
      log.error({ attempt: attempt.id, money }, 'a second transaction paid the same attempt');
      await noteIncident(tx, deps, 'secondTransaction', attempt, money);
      return 'mismatch';
    }
    await updateAttempt(tx, attempt.id, {
      status: 'paid',
      paid_at: at,
      provider_transaction_id: providerTransactionId,
    });
    await deps.jobs.cancel(tx, `payment:${attempt.id}:check`);
    if (!isAwaited(order, attempt, at)) {
      await returnMoney(tx, deps, order, attempt, at);
      return 'returned';
    }
    await applyOrderAction(tx, deps.jobs, {
      order,
      expectedVersion: null,
      actor: 'provider',
      personId: null,
      action: confirmationOf(order, attempt),
      payload: null,
      at,
    });
    await notePaymentOnInvoices(tx, order.id, at);
    return 'started';
  });
}

/**
 * Whether the money pays the terms that the order has now, or the change that both agreed on last.
 * An attempt that is over pays nothing that the client’s organisation no longer approves of.
 */
export function isAwaited(order: OrderRecord, attempt: PaymentAttempt, at: Date): boolean {
  if (attempt.status !== 'pending' && !mayBePaid(order)) return false;
  const { pending_change: change } = order;
  if (attempt.change_id !== null) {
    const until = changeUntil(order);
    const isInTime = until === null || at < until;
    return change?.id === attempt.change_id && change.status === 'unpaid' && isInTime;
  }
  const milestone = milestoneInTurn(order);
  const isDue =
    order.state === 'received' || (order.state === 'started' && milestone?.state === 'due');
  return (
    isDue &&
    attempt.milestone_id === (milestone?.id ?? null) &&
    attempt.order_version >= order.terms_version
  );
}

function confirmationOf({ state }: OrderRecord, { change_id }: PaymentAttempt) {
  if (change_id !== null) return 'confirmChange';
  return state === 'received' ? 'confirmPayment' : 'confirmMilestone';
}

/**
 * Finance finds it once, however often it is reported, and the payer hears of it at once: the code
 * they paid by is gone, and what they paid goes back.
 */
async function noteIncident(
  tx: Tx,
  { jobs, clock }: Dependencies,
  kind: 'wrongAmount' | 'secondTransaction',
  attempt: PaymentAttempt,
  { amount, providerTransactionId }: ReceivedMoney,
): Promise<void> {
  const at = clock.now();
  const order = await lockOrder(tx, attempt.order_id);
  const isNew = await insertIncident(tx, {
    kind,
    method: attempt.method,
    order_id: attempt.order_id,
    payment_attempt_id: attempt.id,
    expected: attempt.amount,
    received: amount,
    provider_transaction_id: providerTransactionId,
    at,
  });
  if (!order || !isNew || amount === null) return;
  await endAttempt(tx, attempt.id, 'closed');
  invalidateOrder(tx, order);
  invalidate(tx, order.client_id, ['Payment']);
  await notify(tx, jobs, {
    personId: order.client_id,
    identity: 'client',
    kind: 'paymentReturned',
    ...unmatchedMessages[attempt.paid_at === null ? kind : 'secondTransaction'](
      order.name,
      amount,
      attempt,
    ),
    about: order.name,
    path: orderPath('client', order.id),
    orderId: order.id,
    at,
  });
}

async function returnMoney(
  tx: Tx,
  { jobs }: Dependencies,
  order: OrderRecord,
  attempt: PaymentAttempt,
  at: Date,
): Promise<void> {
  await postEntry(tx, {
    event: 'latePaid',
    source: `payment:${attempt.id}`,
    supplierId: null,
    orderId: order.id,
    money: attempt,
    at,
  });
  await startRefund(tx, jobs, attempt, { amount: attempt.amount, reason: 'latePaid', at });
  invalidateOrder(tx, order);
  invalidate(tx, order.client_id, ['Payment']);
  await notify(tx, jobs, {
    personId: order.client_id,
    identity: 'client',
    kind: 'paymentReturned',
    title: { en: 'A payment is being refunded', zh: '一笔付款将退回给您' },
    text: lateText(order.name, attempt.method),
    about: order.name,
    path: orderPath('client', order.id),
    orderId: order.id,
    at,
  });
}

/** Nobody sends a bank transfer back by itself. */
function lateText(name: string, method: PaymentMethod): BilingualText {
  return method === 'bankTransfer'
    ? {
        en: `A bank transfer for “${name}” arrived after it was no longer due. We are sending the full amount back to the account that it came from.`,
        zh: `订单“${name}”的一笔银行转账到账时已无需支付，全部款项将退回至原付款账户。`,
      }
    : {
        en: `A payment for “${name}” arrived after it was no longer due. The full amount is being refunded automatically.`,
        zh: `订单“${name}”的一笔付款到账时已无需支付，全部款项将自动原路退回。`,
      };
}

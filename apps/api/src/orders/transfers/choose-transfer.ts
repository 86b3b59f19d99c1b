import { randomInt, randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, afterWorkingDays, DAY, limits, transferReference } from '@tolk/domain';
import { sandboxTransferPath } from '../../adapters/third-party-config.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { requireOneSide } from '../order/act.ts';
import { requireOrderAction, resetTimers } from '../order/apply-order-action.ts';
import { invalidateOrder } from '../order/announce-order-action.ts';
import { changeUntil } from '../changes/moved-bookings.ts';
import { findOrder, lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { viewerOf } from '../order/viewer.ts';
import { insertAttempt, type PaymentAttempt } from '../payments/payment-repository.ts';
import { whatIsDue } from '../payments/what-is-due.ts';
import { endOfState } from '../timers/order-timers.ts';
import { awaitedTransfer } from './awaited-transfer-repository.ts';

type Call = typeof calls.clientinterface.orders.getBankTransfer;
type Transfer = ResponseOf<Call>;

const serials = 10 ** 10;

/**
 * Chooses to pay by bank transfer what is due now, which gives the client some more days to pay.
 * Asked again, it answers the same transfer with the same reference. Throws `notFound`, 409 where it
 * can't be paid, `paymentSceneOff` where there is no time.
 */
export async function chooseTransfer(
  { projectOrderId, version }: RequestOf<Call>,
  context: CallContext,
): Promise<Transfer> {
  const { deps, personId, memberId, now } = context;
  const attempt = await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const party = { identity: 'client', personId } as const;
    const order = (await lockOrder(tx, projectOrderId, party)) ?? refuse('notFound');
    requireOneSide(order, memberId);
    const { roles, language } = viewerOf('client', context);
    const command = { order, expectedVersion: version, actor: 'client', personId, roles } as const;
    const { pay, changeId, milestoneId, total } = whatIsDue(order);
    requireOrderAction({ ...command, action: pay, at: now, language });
    const chosen = await awaitedTransfer(tx, order.id);
    if (chosen?.status === 'pending') return chosen;
    const due = transferDue(order, now) ?? refuse('paymentSceneOff');
    const inserted = await insertAttempt(tx, {
      id: randomUUID(),
      order_id: order.id,
      change_id: changeId,
      milestone_id: milestoneId,
      method: 'bankTransfer',
      scene: 'desktop',
      order_version: order.version,
      member_id: memberId,
      out_trade_no: transferReference(randomInt(serials)),
      amount: total,
      currency: order.currency,
      code_url: null,
      redirect_url: null,
      wechat_sheet: null,
      provider_transaction_id: null,
      created_at: now,
      expires_at: due,
      queried_at: null,
      paid_at: null,
    });
    const waiting = (await findOrder(tx, order.id)) ?? refuse('fault');
    await resetTimers(tx, deps.jobs, order, waiting, now);
    invalidateOrder(tx, waiting);
    return inserted;
  });
  return presentTransfer(attempt, context);
}

/** Whether what is due of an order can be paid by a transfer now. */
export function canBeTransferred(order: OrderRecord, { deps, now }: CallContext): boolean {
  return deps.config.thirdParties.transferAccount !== null && transferDue(order, now) !== null;
}

/**
 * Until when the order would wait; null where it ends before the money could arrive, because a
 * booking begins or the work that is changed is over.
 */
function transferDue(order: OrderRecord, now: Date): Date | null {
  const { transferMs, transferDays } = limits.order;
  const usual = addMs(now, transferMs);
  const byBanks = afterWorkingDays(now, transferDays.max);
  // Around Spring Festival banks take longer than the usual wait.
  const wished = byBanks > usual ? byBanks : usual;
  const end = endOfState({ ...order, transfer_due: wished.toISOString() });
  const due = soonest(wished, end, changeUntil(order));
  return due < addMs(now, transferDays.max * DAY) ? null : due;
}

function soonest(time: Date, ...ends: (Date | null)[]): Date {
  return ends.reduce<Date>((due, end) => (end !== null && end < due ? end : due), time);
}

function presentTransfer(attempt: PaymentAttempt, { deps }: CallContext): Transfer {
  const account = deps.config.thirdParties.transferAccount ?? refuse('paymentSceneOff');
  return {
    projectOrderId: attempt.order_id,
    reference: attempt.out_trade_no,
    paymentAmount: attempt.amount,
    currency: attempt.currency,
    dueTime: attempt.expires_at.toISOString(),
    account,
    sandboxUrl: deps.config.sandbox ? sandboxTransferPath(attempt) : null,
  };
}

import type { RefundRow, RequestOf, calls } from '@tolk/contract';
import { limits, startOfShanghaiDay, type OrderMoney } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { paymentsOf, type Payment } from '../payments/payment-repository.ts';
import {
  findRefund,
  lockRefund,
  refundsOfAttempts,
  sumRefundedAlone,
  updateRefund,
  type Refund,
} from './refund-repository.ts';
import { lockStaff } from '../../staff/members/staff-repository.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { milestoneInTurn, moneyHeld } from '../milestones/milestone-in-turn.ts';
import { requireRefundable } from '../payments/refund-bounds.ts';
import { sendRefundSoon, writeRefund } from '../payments/start-refund.ts';
import { noteRefundOnInvoice } from '../tax-invoices/after-refund.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { clawBack } from './claw-back.ts';
import { payIncidentBack } from './incident-refunds.ts';
import { nextPart } from './parts-of-order.ts';
import { refundRow } from './refund-queue.ts';

type Calls = typeof calls.opsinterface.refunds;

/**
 * Staff gives a client part of a completed order's money, or of its last milestone's, back: at once, or when a colleague approves
 * it where what went back without a second approval comes to a bound of `limits.staffRefund`. One
 * proposal of an order waits at a time.
 * Throws `notFound`, `conflict`, `refundTooLate`, `refundsUsedUp`, 422 at `refundPercent` where so
 * much is not left.
 */
export async function proposeRefund(
  { projectOrderId, refundPercent, reason }: RequestOf<Calls['proposeRefund']>,
  context: CallContext,
): Promise<RefundRow> {
  requireNoFaults(reasonFaults({ reason }));
  const { deps, now: at, staffMember } = context;
  const id = await context.transaction(async (tx) => {
    const order = await lockCompleted(tx, projectOrderId);
    const payments = await refundablePayments(tx, order);
    const attempt = fullest(payments);
    const refunds = await refundsOf(tx, payments);
    if (refunds.some(({ status }) => status === 'proposed')) refuse('conflict');
    const before = percentOf(refunds);
    const part = nextPart(moneyHeld(order), before, refundPercent);
    const amount = part.price + part.fee;
    const left = percentLeft(moneyHeld(order), before, attempt);
    if (refundPercent > left || amount === 0)
      invalidFields({ refundPercent: tooMuch(left, before) });
    requireRefundable(attempt, partsOf(attempt, refunds), at);
    const waits =
      givenAlone(refunds) + amount >= limits.staffRefund.aloneOfOrder ||
      (await givenToday(tx, context)) + amount >= limits.staffRefund.aloneADay;
    const refund = await writeRefund(tx, attempt, {
      amount,
      reason: 'staff',
      status: waits ? 'proposed' : 'pending',
      note: reason.trim(),
      proposed_by: staffMember.staffId,
      refund_percent: refundPercent,
      at,
    });
    await recordAudit(tx, context, {
      action: 'proposeRefund',
      subject: 'refund',
      subjectId: refund.id,
      details: { projectOrderId: order.id, refundPercent: `${refundPercent}`, amount: `${amount}` },
    });
    if (!waits) {
      await clawBack(tx, deps.jobs, order, refund, part, at);
      await noteRefundOnInvoice(tx, order.id, at);
      await sendRefundSoon(tx, deps.jobs, refund, at);
    }
    return refund.id;
  });
  return refundRow(id, context);
}

/**
 * Throws `notFound`; `conflict` for who proposed it, when it is decided, or its order is disputed or
 * costs something else by now; `refundTooLate` for an approval.
 */
export async function decideRefund(
  { refundId, approve }: RequestOf<Calls['decideRefund']>,
  context: CallContext,
): Promise<RefundRow> {
  const { staffMember } = context;
  await context.transaction(async (tx) => {
    const { order_id: orderId } = (await findRefund(tx, refundId)) ?? refuse('notFound');
    const order = (await lockOrder(tx, orderId)) ?? refuse('notFound');
    const refund = await lockRefund(tx, refundId);
    if (refund.status !== 'proposed' || refund.proposed_by === staffMember.staffId) {
      refuse('conflict');
    }
    if (approve) {
      const carryOut = refund.reason === 'unmatched' ? payIncidentBack : takeBackAndSend;
      await carryOut(tx, order, refund, context);
    }
    const by = staffMember.staffId;
    const decided = approve
      ? ({ status: 'pending', approved_by: by } as const)
      : ({ status: 'declined', declined_by: by } as const);
    await updateRefund(tx, refund.id, decided);
    // After the refund’s status has changed: only then is its amount no longer counted as paid.
    if (approve && refund.reason === 'staff') await noteRefundOnInvoice(tx, orderId, context.now);
    await recordAudit(tx, context, {
      action: 'decideRefund',
      subject: 'refund',
      subjectId: refund.id,
      details: { approve: `${approve}`, amount: `${refund.amount}` },
    });
  });
  return refundRow(refundId, context);
}

/** A part of a completed order's money: the supplier's share of it is taken back. */
async function takeBackAndSend(
  tx: Tx,
  order: OrderRecord,
  refund: Refund,
  { deps, now: at }: CallContext,
): Promise<void> {
  if (order.state !== 'completed') refuse('conflict');
  const payments = await refundablePayments(tx, order);
  const attempt = payments.find(({ id }) => id === refund.payment_attempt_id) ?? refuse('conflict');
  const others = (await refundsOf(tx, payments)).filter(({ id }) => id !== refund.id);
  requireRefundable(attempt, partsOf(attempt, others), at);
  const before = percentOf(others);
  const part = nextPart(moneyHeld(order), before, refund.refund_percent ?? 0);
  // A ruling may have had the work redone since, at another price.
  if (part.price + part.fee !== refund.amount || refund.amount > attempt.left) refuse('conflict');
  await clawBack(tx, deps.jobs, order, refund, part, at);
  await sendRefundSoon(tx, deps.jobs, refund, at);
}

/** While a dispute is open, the ruling divides the money. */
async function lockCompleted(tx: Tx, orderId: string): Promise<OrderRecord> {
  const order = (await lockOrder(tx, orderId)) ?? refuse('notFound');
  return order.state === 'completed' ? order : refuse('conflict');
}

/** Of an order in milestones those of the last one: the others were final when it fell due. */
async function refundablePayments(tx: Tx, order: OrderRecord): Promise<Payment[]> {
  const milestone = milestoneInTurn(order);
  const payments = await paymentsOf(tx, order.id);
  return milestone === null
    ? payments
    : payments.filter(({ milestone_id }) => milestone_id === milestone.id);
}

/** Of an order that was paid more than once, the payment of which most is left. */
function fullest(payments: readonly Payment[]): Payment {
  return payments.toSorted((one, other) => other.left - one.left)[0] ?? refuse('fault');
}

function refundsOf(tx: Tx, payments: readonly Payment[]): Promise<Refund[]> {
  const ids = payments.map(({ id }) => id);
  return refundsOfAttempts(tx, ids);
}

function partsOf({ id }: Payment, refunds: readonly Refund[]): number {
  return refunds.filter(({ payment_attempt_id }) => payment_attempt_id === id).length;
}

/** How many percent of the order can go back at once: a refund is a part of one payment. */
function percentLeft(money: OrderMoney, before: number, { left }: Payment): number {
  let percent = 100 - before;
  const amountOf = (part: ReturnType<typeof nextPart>) => part.price + part.fee;
  while (percent > 0 && amountOf(nextPart(money, before, percent)) > left) percent -= 1;
  return percent;
}

/** How much of the order went back by staff so far. */
function percentOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, refund) => sum + (refund.refund_percent ?? 0), 0);
}

/** Fen that staff gave back of the order without a colleague's approval. */
function givenAlone(refunds: readonly Refund[]): number {
  return refunds
    .filter(({ reason, approved_by }) => reason === 'staff' && approved_by === null)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Fen that this member of staff gave back today without a colleague's approval, of all orders. The
 * lock keeps two refunds at once from each counting without the other.
 */
async function givenToday(tx: Tx, { now, staffMember }: CallContext): Promise<number> {
  await lockStaff(tx, { id: staffMember.staffId });
  return sumRefundedAlone(tx, staffMember.staffId, startOfShanghaiDay(now));
}

function tooMuch(left: number, before: number) {
  if (before >= 100)
    return { en: 'It has already been refunded in full.', zh: '该订单款项已全部退回。' };
  return left === 0
    ? {
        en: 'Each payment has less than 1 percent of the order left, so no more can be refunded.',
        zh: '每笔付款的余额均不足订单款项的 1%，无法再退款。',
      }
    : { en: `You can refund 1 to ${left} percent.`, zh: `可退比例为 1% 至 ${left}%。` };
}

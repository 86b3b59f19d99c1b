import type { RefundRow, RequestOf, calls } from '@tolk/contract';
import { limits, startOfShanghaiDay, type OrderMoney } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { paymentsOf, type Payment } from '../payments/payment-repository.ts';
import {
  findRefund,
  lockProposal,
  refundsOfAttempts,
  sumRefundedAlone,
  updateRefund,
  type Refund,
} from './refund-repository.ts';
import { lockStaff } from '../../staff/members/staff-repository.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { milestoneInTurn, moneyHeld } from '../milestones/milestone-in-turn.ts';
import { refundFault, takenFrom } from '../payments/refund-bounds.ts';
import { sendRefundSoon, writeRefund } from '../payments/start-refund.ts';
import { noteRefundOnInvoices } from '../tax-invoices/when-money-moves.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { clawBack } from './claw-back.ts';
import { payIncidentBack } from './incident-refunds.ts';
import { nextPart } from './parts-of-order.ts';
import { refundRow } from './refund-queue.ts';

type Calls = typeof calls.opsinterface.refunds;

/**
 * Staff gives a client part of a completed order's money, or of its last milestone's, back: at once,
 * or when a colleague approves it where what went back without a second approval comes to a bound of
 * `limits.staffRefund`. What no single payment holds is a refund of each of several. One proposal of
 * an order waits at a time.
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
    const refunds = await refundsOf(tx, payments);
    if (refunds.some(({ status }) => status === 'proposed')) refuse('conflict');
    const before = percentOf(refunds);
    const part = nextPart(moneyHeld(order), before, refundPercent);
    const amount = part.price + part.fee;
    const open = before >= 100 ? payments : stillRefundable(payments, refunds, at);
    const left = percentLeft(moneyHeld(order), before, open);
    if (refundPercent > left || amount === 0)
      invalidFields({ refundPercent: tooMuch(left, before) });
    const waits =
      givenAlone(refunds) + amount >= limits.staffRefund.aloneOfOrder ||
      (await givenToday(tx, context)) + amount >= limits.staffRefund.aloneADay;
    const proposal = await writeProposal(tx, takenFrom(open, amount), {
      reason: 'staff',
      status: waits ? 'proposed' : 'pending',
      note: reason.trim(),
      proposed_by: staffMember.staffId,
      refund_percent: refundPercent,
      at,
    });
    const [refund = refuse('fault')] = proposal;
    await recordAudit(tx, context, {
      action: 'proposeRefund',
      subject: 'refund',
      subjectId: refund.id,
      details: { projectOrderId: order.id, refundPercent: `${refundPercent}`, amount: `${amount}` },
    });
    if (!waits) {
      await clawBack(tx, deps.jobs, order, refund, part, at);
      await noteRefundOnInvoices(tx, order.id, at);
      for (const one of proposal) await sendRefundSoon(tx, deps.jobs, one, at);
    }
    return refund.id;
  });
  return refundRow(id, context);
}

/** A refund of each payment that is taken from; the first one says how many percent they are together. */
async function writeProposal(
  tx: Tx,
  taken: readonly { payment: Payment; amount: number }[],
  { refund_percent: percent, ...refund }: Omit<Parameters<typeof writeRefund>[2], 'amount'>,
): Promise<Refund[]> {
  const proposal: Refund[] = [];
  for (const { payment, amount } of taken) {
    const [first] = proposal;
    const how = first ? { with_refund_id: first.id } : { refund_percent: percent ?? null };
    proposal.push(await writeRefund(tx, payment, { ...refund, ...how, amount }));
  }
  return proposal;
}

/**
 * All refunds of one proposal are decided together, by the number of any of them.
 * Throws `notFound`; `conflict` for who proposed it, when it is decided, or its order is disputed or
 * costs something else by now; `refundTooLate` for an approval.
 */
export async function decideRefund(
  { refundId, approve }: RequestOf<Calls['decideRefund']>,
  context: CallContext,
): Promise<RefundRow> {
  const { staffMember } = context;
  await context.transaction(async (tx) => {
    const asked = (await findRefund(tx, refundId)) ?? refuse('notFound');
    const { order_id: orderId } = asked;
    const order = (await lockOrder(tx, orderId)) ?? refuse('notFound');
    // The image before knew no parts, and may have declined one alone.
    const proposal = (await lockProposal(tx, asked)).filter(({ status }) => status === 'proposed');
    const [refund = refuse('conflict')] = proposal;
    if (refund.proposed_by === staffMember.staffId) refuse('conflict');
    if (approve) {
      await (refund.reason === 'unmatched'
        ? payIncidentBack(tx, order, refund, context)
        : takeBackAndSend(tx, order, proposal, context));
    }
    const by = staffMember.staffId;
    const decided = approve
      ? ({ status: 'pending', approved_by: by } as const)
      : ({ status: 'declined', declined_by: by } as const);
    for (const { id } of proposal) await updateRefund(tx, id, decided);
    // After the refund’s status has changed: only then is its amount no longer counted as paid.
    if (approve && refund.reason === 'staff') await noteRefundOnInvoices(tx, orderId, context.now);
    await recordAudit(tx, context, {
      action: 'decideRefund',
      subject: 'refund',
      subjectId: refund.id,
      details: { approve: `${approve}`, amount: `${sumOf(proposal)}` },
    });
  });
  return refundRow(refundId, context);
}

/** A part of a completed order's money: the supplier's share of it is taken back. */
async function takeBackAndSend(
  tx: Tx,
  order: OrderRecord,
  proposal: readonly Refund[],
  { deps, now: at }: CallContext,
): Promise<void> {
  if (order.state !== 'completed') refuse('conflict');
  const [first = refuse('fault')] = proposal;
  const payments = await refundablePayments(tx, order);
  const ids = new Set(proposal.map(({ id }) => id));
  const others = (await refundsOf(tx, payments)).filter(({ id }) => !ids.has(id));
  for (const refund of proposal) {
    const payment = payments.find(({ id }) => id === refund.payment_attempt_id);
    if (payment === undefined || refund.amount > payment.left) refuse('conflict');
    const fault = refundFault(payment, partsOf(payment, others), at);
    if (fault) refuse(fault);
  }
  const part = nextPart(moneyHeld(order), percentOf(others), first.refund_percent ?? 0);
  // A ruling may have had the work redone since, at another price.
  if (part.price + part.fee !== sumOf(proposal)) refuse('conflict');
  await clawBack(tx, deps.jobs, order, first, part, at);
  for (const refund of proposal) await sendRefundSoon(tx, deps.jobs, refund, at);
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

/**
 * The payments of which a provider still gives something back, what is left of them most first: few
 * payments are taken from. Throws `refundTooLate`, `refundsUsedUp` when there is none.
 */
function stillRefundable(
  payments: readonly Payment[],
  refunds: readonly Refund[],
  at: Date,
): Payment[] {
  const byLeft = payments.toSorted((one, other) => other.left - one.left);
  const faultOf = (payment: Payment) => refundFault(payment, partsOf(payment, refunds), at);
  const open = byLeft.filter((payment) => faultOf(payment) === undefined);
  if (open.length > 0) return open;
  const [fullest = refuse('fault')] = byLeft;
  return refuse(faultOf(fullest) ?? 'fault');
}

function refundsOf(tx: Tx, payments: readonly Payment[]): Promise<Refund[]> {
  const ids = payments.map(({ id }) => id);
  return refundsOfAttempts(tx, ids);
}

function partsOf({ id }: Payment, refunds: readonly Refund[]): number {
  return refunds.filter(({ payment_attempt_id }) => payment_attempt_id === id).length;
}

/** How many percent of the order these payments still hold. */
function percentLeft(money: OrderMoney, before: number, payments: readonly Payment[]): number {
  const left = payments.reduce((sum, payment) => sum + payment.left, 0);
  let percent = 100 - before;
  const amountOf = (part: ReturnType<typeof nextPart>) => part.price + part.fee;
  while (percent > 0 && amountOf(nextPart(money, before, percent)) > left) percent -= 1;
  return percent;
}

function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** How much of the order went back by staff so far. */
function percentOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, refund) => sum + (refund.refund_percent ?? 0), 0);
}

/** Fen that staff gave back of the order without a colleague's approval. */
function givenAlone(refunds: readonly Refund[]): number {
  return sumOf(
    refunds.filter(({ reason, approved_by }) => reason === 'staff' && approved_by === null),
  );
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
        en: 'The payments that can still be refunded hold less than 1 percent of the order, so no more can be refunded.',
        zh: '尚可退款的付款余额不足订单款项的 1%，无法再退款。',
      }
    : { en: `You can refund 1 to ${left} percent.`, zh: `可退比例为 1% 至 ${left}%。` };
}

import type { ResponseOf, calls } from '@tolk/contract';
import {
  addMs,
  limits,
  sidesOf,
  statusOfState,
  tasksOf,
  whoseTurn,
  type Language,
  type OrderFactsOfTurn,
} from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { appealIdsOf } from '../appeals/appeal-repository.ts';
import { deliveriesOf, orderFiles } from '../deliveries/delivery-repository.ts';
import { earnedWith } from '../earnings/earning-repository.ts';
import { expectedEarnings } from '../earnings/expected-earnings.ts';
import { orderEvents, type OpenAppeal, type OrderRecord } from './order-repository.ts';
import { heldMoneyOf } from '../refunds/incident-repository.ts';
import { refundsOf } from '../refunds/refund-repository.ts';
import { shownName, staffAsOne } from '../../accounts/identity/shown-name.ts';
import { presentFile, presentWorkFile } from '../../files/uploads/files.ts';
import { visibleLedger } from '../../ledger/visible-ledger.ts';
import { assignmentsOf } from '../assignments/assignment-repository.ts';
import { approvalStateOf, isToBePaid } from '../approvals/approval-of-order.ts';
import { allowedForViewer } from './order-actions.ts';
import { milestoneDueSince, milestoneInTurn, moneyHeld } from '../milestones/milestone-in-turn.ts';
import { presentMilestones } from '../milestones/present-milestones.ts';
import { presentOvertime } from '../changes/overtime-claims.ts';
import { presentChanges } from '../changes/present-changes.ts';
import { agreedBefore } from './agreed-before.ts';
import { checkedBy, endOfState } from '../timers/order-timers.ts';
import type { Viewer } from './viewer.ts';
import { purposeOf } from '../payments/what-is-due.ts';
import { awaitedTransfer, paidTransfer } from '../transfers/awaited-transfer-repository.ts';

type Calls = typeof calls.clientinterface.orders;
export type OrderRow = ResponseOf<Calls['getProjectOrderList']>['list'][number];
export type OrderDetail = ResponseOf<Calls['getProjectOrderIdData']>;
type Deliverable = OrderDetail['deliverables'][number];

export function presentOrder(order: OrderRecord, viewer: Viewer): OrderRow {
  return {
    projectOrderId: order.id,
    orderNumber: order.number,
    orderName: order.name,
    projectReleaseInforId: order.posting_id,
    supUserId: order.supplier_id,
    supUserName: shownName(order.supplier_name, viewer.language),
    createBy: order.client_id,
    createByName: shownName(order.client_name, viewer.language),
    createTime: order.created_at.toISOString(),
    orderStatus: statusOfState[order.state],
    orderState: order.state,
    orderType: order.order_type,
    whFieldId: order.field,
    sourceLanguage: order.source_language,
    targetLanguage: order.target_language,
    bothDirections: order.both_directions,
    startTime: order.start_at.toISOString(),
    endTime: order.end_at.toISOString(),
    deliverTime: order.due_at.toISOString(),
    actualEndTime: order.ended_at?.toISOString() ?? null,
    zone: order.zone,
    workload: order.workload,
    pricing: order.pricing,
    unitPrice: order.unit_price,
    unitName: order.unit,
    bookingMode: order.booking_mode,
    amountOfMoney: order.price,
    commissionXQ: order.fee,
    commission: order.commission,
    paymentAmount: order.price + order.fee,
    currency: order.currency,
    version: order.version,
    reachedBy: order.reached_by,
    turn: whoseTurn(factsOfTurn(order)),
    waitsFor: tasksOf(viewer.identity, factsOfTurn(order)),
    ...numberOfMilestone(order),
    ...approvalFor(order, viewer),
    ...assigneeFor(order, viewer),
    turnUntil: turnUntil(order)?.toISOString() ?? null,
    allowedActions: allowedForViewer(order, viewer),
  };
}

function numberOfMilestone(order: OrderRecord): Pick<OrderRow, 'milestoneInTurn'> {
  const inTurn = milestoneInTurn(order);
  return inTurn === null
    ? {}
    : { milestoneInTurn: { number: inTurn.position, of: order.milestones.length } };
}

/** To members of the organisation alone, while something is to be paid. */
function approvalFor(order: OrderRecord, { roles }: Viewer): Pick<OrderRow, 'approval'> {
  const state = roles === null || !isToBePaid(order) ? 'none' : approvalStateOf(order);
  return state === 'none' ? {} : { approval: state };
}

/** Who works on it, to members of the company that took it alone. */
function assigneeFor(
  { assignee }: OrderRecord,
  { identity, roles, language }: Viewer,
): Pick<OrderRow, 'assignee'> {
  if (identity !== 'supplier' || roles === null) return {};
  return { assignee: assignee && { ...assignee, name: shownName(assignee.name, language) } };
}

/** As staff see it: the buttons belong to the parties, and their open offers do not stop an appeal. */
export function forStaff<Row extends OrderRow>(row: Row, order: OrderRecord): Row {
  const facts = factsOfTurn(order);
  const appeal = facts.appeal && { ...facts.appeal, offerBy: null, mediationAcceptedBy: null };
  return { ...row, allowedActions: [], waitsFor: [], turn: whoseTurn({ ...facts, appeal }) };
}

/** Everything about one order that this side may see. */
export async function orderDetail(
  db: Queryable,
  order: OrderRecord,
  viewer: Viewer,
): Promise<OrderDetail> {
  const events = await orderEvents(db, order.id);
  const earned = await earnedWith(db, [order.id]);
  return {
    ...presentOrder(order, viewer),
    bookingPlace: order.booking_place,
    bookings: order.bookings.map(({ start, end }) => ({ startTime: start, endTime: end })),
    breaks: order.breaks,
    cancellationTiers: order.cancellation_tiers,
    cancellationLeast: order.cancellation_least,
    overtimeRate: order.overtime_rate,
    overtime: presentOvertime(order.overtime),
    travel: order.travel,
    checkIns: order.check_ins.map(({ bookingStart, side, at }) => ({
      startTime: new Date(bookingStart).toISOString(),
      by: side,
      time: new Date(at).toISOString(),
    })),
    wordAnalysis: order.word_analysis,
    proposal: proposalOf(order),
    agreedBefore: await agreedBefore(db, order.offer_id),
    changes: await presentChanges(db, order, viewer.identity),
    transfer: await transferOf(db, order, viewer),
    milestones: presentMilestones(order),
    appealIds: await appealIdsOf(db, order.id),
    refunds: (await refundsOf(db, order.id)).map((refund) => ({
      amount: refund.amount,
      currency: order.currency,
      status: refund.status,
      time: refund.created_at.toISOString(),
      confirmedTime: refund.confirmed_at?.toISOString() ?? null,
    })),
    unmatchedPayments: viewer.identity === 'client' ? await unmatchedPaymentsOf(db, order) : [],
    earnings: expectedEarnings(order, earned.get(order.id)),
    acceptTime: checkedBy(order).toISOString(),
    orderDescription: order.description,
    orderFiles: (await orderFiles(db, order.id)).map(presentWorkFile),
    rejectReason: order.reject_reason,
    changeRoundsLeft: limits.order.changeRounds - order.change_rounds,
    deliverables: await presentDeliveries(db, order.id),
    timeline: timelineOf(events, viewer),
    ...(await assignmentsFor(db, order, viewer)),
    ledger: await visibleLedger(db, order.id, viewer.identity),
  };
}

/** Who worked on it from when on, the newest first; to members of the company that took it alone. */
async function assignmentsFor(
  db: Queryable,
  { id }: OrderRecord,
  { identity, roles, language }: Viewer,
): Promise<Pick<OrderDetail, 'assignments'>> {
  if (identity !== 'supplier' || roles === null) return {};
  const assignments = await assignmentsOf(db, id);
  return {
    assignments: assignments.map(({ name, assigner, at }) => ({
      name: name && shownName(name, language),
      assignedByName: assigner && shownName(assigner, language),
      time: at.toISOString(),
    })),
  };
}

async function unmatchedPaymentsOf(
  db: Queryable,
  { id, currency }: OrderRecord,
): Promise<OrderDetail['unmatchedPayments']> {
  const held = await heldMoneyOf(db, id);
  return held.map(({ kind, received, at }) => ({
    kind,
    amount: received,
    currency,
    time: at.toISOString(),
  }));
}

/** To both sides staff is one; who acted for an organisation is known to its own side alone. */
function timelineOf(
  events: Awaited<ReturnType<typeof orderEvents>>,
  { identity, language }: Viewer,
): OrderDetail['timeline'] {
  const named = events.map((event) =>
    event.actor === identity
      ? { ...event, actor_name: event.member_name ?? event.actor_name }
      : event,
  );
  return presentTimeline(named, language).map((event) =>
    event.actor === 'staff' ? { ...event, actorName: staffAsOne(language) } : event,
  );
}

/** With the names of staff, for colleagues. */
export function presentTimeline(
  events: Awaited<ReturnType<typeof orderEvents>>,
  language: Language,
): OrderDetail['timeline'] {
  return events.map(({ at, action, actor, actor_name, note }) => ({
    at: at.toISOString(),
    action,
    actor,
    actorName: actor_name && shownName(actor_name, language),
    note,
  }));
}

export async function presentDeliveries(db: Queryable, orderId: string): Promise<Deliverable[]> {
  const deliveries = await deliveriesOf(db, orderId);
  return deliveries.map((delivery) => ({
    deliverableId: delivery.id,
    milestoneId: delivery.milestone_id,
    round: delivery.round,
    description: delivery.description,
    files: delivery.files.map(presentFile),
    createTime: delivery.created_at.toISOString(),
    changeRequest: delivery.change_request,
    changeFiles: delivery.changeFiles.map(presentFile),
  }));
}

function proposalOf(order: OrderRecord): OrderDetail['proposal'] {
  const { proposal_by: by, proposal_percent, proposal_reason, proposal_at } = order;
  if (by === null || proposal_percent === null || proposal_at === null) return null;
  return {
    by,
    refundPercent: proposal_percent,
    reason: proposal_reason ?? '',
    time: proposal_at.toISOString(),
    ...sidesOf(moneyHeld(order), proposal_percent),
  };
}

/** What decides whose turn it is, as the domain asks for it. */
function factsOfTurn(order: OrderRecord): OrderFactsOfTurn {
  const { state, proposal_by, pending_change, open_appeal } = order;
  return {
    state,
    proposalBy: proposal_by,
    change: pending_change,
    appeal: open_appeal,
    milestoneDue: milestoneDueSince(order) !== null,
  };
}

/** While the supplier works it is the due time that counts, not the timer days after it. */
function turnUntil(order: OrderRecord): Date | null {
  if (milestoneDueSince(order) !== null) return endOfState(order);
  if (order.state === 'started' || order.state === 'changesRequested') return order.due_at;
  if (order.open_appeal !== null) return endOfAppealTurn(order.open_appeal);
  return endOfState(order);
}

function endOfAppealTurn({ status, evidenceUntil, ruledAt }: OpenAppeal): Date | null {
  if (status === 'evidence') return new Date(evidenceUntil);
  if (status !== 'ruled' || ruledAt === null) return null;
  return addMs(new Date(ruledAt), limits.appeal.reviewMs);
}

/** The transfer that is awaited; else the one that paid for the work that is under way. */
async function transferOf(
  db: Queryable,
  order: OrderRecord,
  { identity }: Viewer,
): Promise<OrderDetail['transfer']> {
  const { id, state, milestones, transfer_due: due } = order;
  if (due === null && state !== 'started') return null;
  const transfer = await (due === null ? paidTransfer(db, id) : awaitedTransfer(db, id));
  if (transfer === undefined) return null;
  const { status, amount, milestone_id: milestoneId } = transfer;
  const milestone = milestones.find((one) => one.id === milestoneId);
  if (due === null && milestone?.id !== milestoneInTurn(order)?.id) return null;
  return {
    status: due === null ? 'received' : status === 'pending' ? 'waiting' : 'wrongAmount',
    pays: purposeOf(transfer),
    milestoneName: milestone?.name ?? null,
    paymentAmount: amount,
    dueTime: new Date(due ?? transfer.expires_at).toISOString(),
    reference: identity === 'client' ? transfer.out_trade_no : null,
  };
}

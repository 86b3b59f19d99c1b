import { addMs, limits, orderLifecycle, type OrderAction } from '@tolk/domain';
import { changeUntil } from '../changes/moved-bookings.ts';
import { fundedAt, milestoneDueSince, milestoneFacts } from '../milestones/milestone-in-turn.ts';
import type { OrderRecord } from '../order/order-repository.ts';

export interface OrderTimer {
  action: OrderAction;
  /** Counts from 0 where an action has several times. */
  index: number;
  key: string;
  runAt: Date;
}

type Timed = Pick<
  OrderRecord,
  | 'id'
  | 'state'
  | 'order_type'
  | 'start_at'
  | 'bookings'
  | 'due_at'
  | 'accept_by'
  | 'sent_at'
  | 'received_at'
  | 'paid_at'
  | 'delivered_at'
  | 'paused_ms'
  | 'change_rounds'
  | 'pending_change'
  | 'transfer_due'
  | 'milestones'
>;

/** Timers that move nothing: whose turn it is does not end with them. */
export const reminders: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'remindPayment',
  'remindMilestone',
  'remindAcceptance',
  'remindDelivery',
  'remindBooking',
]);

/** A booking can't wait: these end early, this long before it starts (ms). */
const beforeBooking: Partial<Record<OrderAction, number>> = {
  expireOffer: limits.order.acceptBeforeBookingMs,
  expirePayment: limits.order.payBeforeBookingMs,
};

/** The timers that run in the order's state, as the lifecycle has them; soonest first. */
export function orderTimers(order: Timed): OrderTimer[] {
  return orderLifecycle.transitions
    .filter(({ from }) => from.includes(order.state))
    .flatMap(({ action }) =>
      timesOf(order, action).map((runAt, index) => ({
        action,
        index,
        key: `order:${order.id}:${action}:${index}`,
        runAt,
      })),
    )
    .toSorted((a, b) => a.runAt.getTime() - b.runAt.getTime());
}

/** When this action happens by itself; null where it won't. */
export function timeOf(order: Timed, action: OrderAction): Date | null {
  return orderTimers(order).find((timer) => timer.action === action)?.runAt ?? null;
}

/** What ends a state by itself; an agreed change that nobody pays ends nothing but itself. */
export const endings: readonly OrderAction[] = orderLifecycle.transitions.flatMap(
  ({ action, timer }) =>
    timer === undefined || reminders.has(action) || action === 'expireChange' ? [] : [action],
);

/** When the state ends by itself. */
export function endOfState(order: Timed): Date | null {
  return orderTimers(order).find(({ action }) => endings.includes(action))?.runAt ?? null;
}

/** When the timers of this action fire; none where it has none or what they count from is not there. */
function timesOf(order: Timed, action: OrderAction): Date[] {
  const timer = orderLifecycle.transitions.find((one) => one.action === action)?.timer;
  if (!runs(order, action)) return [];
  if (timer !== undefined && action === 'remindBooking') return bookingTimes(order, timer.ms);
  const since = startOf(order, timer?.after ?? '');
  if (timer === undefined || since === null) return [];
  const notBefore = startOf(order, timer.notBefore ?? '');
  return [timer.ms]
    .flat()
    .map((ms) => earlier(later(addMs(since, ms), notBefore), bookingLimit(order, action)));
}

/** Results of a milestone complete the order only where none is left; nothing is late that is not paid. */
function runs(order: Timed, action: OrderAction): boolean {
  const milestone = milestoneFacts(order);
  if (action === 'autoAccept') return milestone?.left !== true;
  if (action === 'autoAcceptMilestone') return milestone?.left === true;
  const ofWork = action === 'autoCancelOverdue' || action === 'remindDelivery';
  return !ofWork || milestone?.paid !== false;
}

/** Each booking is announced; one soon after another is only announced when it is close. */
function bookingTimes(order: Timed, ms: number | readonly number[]): Date[] {
  if (order.order_type !== 'interpretation') return [];
  const starts = order.bookings.map(({ start }) => new Date(start));
  const leads = [ms].flat().toSorted((a, b) => a - b);
  return starts.flatMap((start, at) => {
    const before = starts[at - 1];
    const isSoonAfter =
      before !== undefined && start < addMs(before, limits.order.bookingsOfOneDayMs);
    return (isSoonAfter ? leads.slice(-1) : leads).map((lead) => addMs(start, lead));
  });
}

function startOf(order: Timed, event: string): Date | null {
  switch (event) {
    case 'sent':
      return order.sent_at;
    case 'received':
      return order.received_at;
    case 'delivered':
      // An appeal that was withdrawn took none of the time to check.
      return order.delivered_at && addMs(order.delivered_at, order.paused_ms);
    case 'paymentEnd':
      return timesOf(order, 'expirePayment')[0] ?? null;
    case 'checkEnd':
      return timesOf(order, 'autoAccept')[0] ?? timesOf(order, 'autoAcceptMilestone')[0] ?? null;
    case 'acceptBy':
      return checkedBy(order);
    case 'transferDue':
      return order.transfer_due === null ? null : new Date(order.transfer_due);
    case 'paid':
      return fundedAt(order);
    case 'milestoneDue':
      return milestoneDueSince(order);
    case 'milestonePaymentEnd':
      return timesOf(order, 'expireMilestone')[0] ?? null;
    case 'due':
      return order.due_at;
    case 'changeAgreed':
      return agreedAt(order.pending_change);
    default:
      return null;
  }
}

/**
 * Before this nothing counts as accepted by itself. The time that a client gives for changes, as far off
 * as they like, is time to work: theirs to check counts from the delivery, which may be much earlier.
 */
export function checkedBy(order: Timed): Date {
  const { accept_by, due_at, change_rounds, state } = order;
  const delivered = startOf(order, 'delivered');
  // What was delivered before the work went on is not checked any more.
  const worksOn = state === 'started' || state === 'changesRequested';
  if (change_rounds === 0 || delivered === null || worksOn) return accept_by;
  return earlier(addMs(delivered, accept_by.getTime() - due_at.getTime()), accept_by);
}

/** When both agreed on a change whose difference is not paid yet. */
function agreedAt(change: Timed['pending_change']): Date | null {
  return change?.status === 'unpaid' && change.answeredAt !== null
    ? new Date(change.answeredAt)
    : null;
}

function bookingLimit(order: Timed, action: OrderAction): Date | null {
  if (action === 'expireChange') return changeUntil(order);
  const ms = beforeBooking[action];
  return order.order_type === 'interpretation' && ms !== undefined
    ? addMs(order.start_at, -ms)
    : null;
}

function later(time: Date, floor: Date | null): Date {
  return floor !== null && floor > time ? floor : time;
}

function earlier(time: Date, limit: Date | null): Date {
  return limit !== null && limit < time ? limit : time;
}

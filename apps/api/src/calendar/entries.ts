import { addMs, limits, type Identity, type OrderAction, type OrderState } from '@tolk/domain';
import { milestoneDueSince } from '../orders/milestones/milestone-in-turn.ts';
import { orderTimers } from '../orders/timers/order-timers.ts';
import type { OrderRecord } from '../orders/order/order-repository.ts';
import type { BookingTime } from '../calls/booking-times.ts';
import type { CalendarAppeal, CalendarOrder } from './calendar-order-repository.ts';
import type { EntryKind } from './entry-texts.ts';

/** RFC 5545, 3.8.1.11. */
export type EntryStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';

export interface CalendarEntry {
  /** Tells it from the other entries of its order, also after it was moved. */
  key: string;
  kind: EntryKind;
  start: Date;
  /** Null for a deadline, which is a moment. */
  end: Date | null;
  status: EntryStatus;
  /** Grows with every change of the entry. */
  sequence: number;
}

/** Deadlines that are timers of the order: whom they bind, in which state. */
const timed = [
  { kind: 'answer', binds: 'supplier', state: 'sent', actions: ['expireOffer'] },
  { kind: 'pay', binds: 'client', state: 'received', actions: ['expirePayment'] },
  {
    kind: 'check',
    binds: 'client',
    state: 'submitted',
    actions: ['autoAccept', 'autoAcceptMilestone'],
  },
] as const satisfies {
  kind: EntryKind;
  binds: Identity;
  state: OrderState;
  actions: OrderAction[];
}[];

const statusWhileWorking: Readonly<Partial<Record<OrderState, EntryStatus>>> = {
  sent: 'TENTATIVE',
  received: 'TENTATIVE',
  started: 'CONFIRMED',
  changesRequested: 'CONFIRMED',
};

const statusOfSessions: Readonly<Partial<Record<OrderState, EntryStatus>>> = {
  ...statusWhileWorking,
  submitted: 'CONFIRMED',
  inAppeal: 'CONFIRMED',
  completed: 'CONFIRMED',
};

/**
 * Everything in an order that has a date for this side. What does not bind it any more is there as
 * cancelled, so that a calendar that was given it before takes it out.
 */
export function entriesOf(
  { order, appeals, versions }: CalendarOrder,
  side: Identity,
): CalendarEntry[] {
  return [
    ...timed.filter(({ binds }) => binds === side).flatMap((deadline) => timerOf(order, deadline)),
    ...dueOf(order, side),
    ...sessionsOf(order, versions),
    ...appealWindowOf(order, side),
    ...appeals.flatMap((appeal) => appealDates(order, appeal, side)),
  ];
}

function timerOf(
  order: OrderRecord,
  { kind, state, actions }: (typeof timed)[number],
): CalendarEntry[] {
  // Each milestone is one more payment of the order, at the place of the one before.
  const next = orderTimers(order).find(({ action }) => action === 'expireMilestone');
  if (kind === 'pay' && next !== undefined) return [moment(order, kind, next.runAt, 'CONFIRMED')];
  const timer = orderTimers({ ...order, state }).find(({ action }) =>
    actions.some((one) => one === action),
  );
  if (timer === undefined) return [];
  return [moment(order, kind, timer.runAt, order.state === state ? 'CONFIRMED' : 'CANCELLED')];
}

/** Interpreting is due when its sessions are; only its confirmation afterwards has a time of its own. */
function dueOf(order: OrderRecord, side: Identity): CalendarEntry[] {
  // Work on the next milestone begins only once it is paid, so its date is not firm until then.
  const waits = milestoneDueSince(order) !== null;
  const status = waits ? 'TENTATIVE' : (statusWhileWorking[order.state] ?? 'CANCELLED');
  if (order.order_type !== 'interpretation') return [moment(order, 'due', order.due_at, status)];
  return side === 'supplier' ? [moment(order, 'confirm', order.due_at, status)] : [];
}

/**
 * By their place in the order of time, so that a session that moves stays the same entry. One that a
 * later version of the terms has no more is cancelled at the time that it had last.
 */
function sessionsOf(order: OrderRecord, versions: readonly BookingTime[][]): CalendarEntry[] {
  const now = order.order_type === 'interpretation' ? order.bookings : [];
  const most = Math.max(now.length, ...versions.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => at).flatMap((at) => {
    const time = now[at] ?? versions.findLast((bookings) => bookings[at] !== undefined)?.[at];
    if (time === undefined) return [];
    const [start, end] = [new Date(time.start), new Date(time.end)];
    const status = at < now.length ? statusOfSession(order, end) : 'CANCELLED';
    const key = `session-${at + 1}`;
    return [{ key, kind: 'session', start, end, status, sequence: order.version }];
  });
}

/** What took place before the order ended early took place. */
function statusOfSession({ state, ended_at }: OrderRecord, end: Date): EntryStatus {
  const tookPlace = ended_at !== null && end <= ended_at;
  return statusOfSessions[state] ?? (tookPlace ? 'CONFIRMED' : 'CANCELLED');
}

function appealWindowOf(order: OrderRecord, side: Identity): CalendarEntry[] {
  if (order.completed_at === null) return [];
  const until = addMs(order.completed_at, limits.order.appealWithinMs + order.paused_ms);
  const used = order.appeals_by.filter((by) => by === side).length >= limits.appeal.perSide;
  const may = order.state === 'completed' && !used && !order.divided;
  return [moment(order, 'appeal', until, may ? 'CONFIRMED' : 'CANCELLED')];
}

function appealDates(order: OrderRecord, appeal: CalendarAppeal, side: Identity): CalendarEntry[] {
  const { id, status, version, evidence_until, accepted_by, ruled_at } = appeal;
  const ofAppeal = (kind: EntryKind, at: Date, binds: boolean): CalendarEntry => ({
    ...moment(order, kind, at, binds ? 'CONFIRMED' : 'CANCELLED'),
    key: `${kind}-${id}`,
    sequence: order.version + version,
  });
  const evidence = ofAppeal('evidence', evidence_until, status === 'evidence');
  if (ruled_at === null) return [evidence];
  const binds = status === 'ruled' && !accepted_by.includes(side);
  return [evidence, ofAppeal('ruling', addMs(ruled_at, limits.appeal.reviewMs), binds)];
}

function moment(
  { version }: OrderRecord,
  kind: EntryKind,
  start: Date,
  status: EntryStatus,
): CalendarEntry {
  return { key: kind, kind, start, end: null, status, sequence: version };
}

import type { WordAnalysis } from '@tolk/contract';
import { isOvertakenBy, type Identity, type OrderAction } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { WorkFile } from '../../files/uploads/work-files.ts';
import { refuse } from '../../calls/refusal.ts';
import { bookingTimes } from '../bookings/booking-terms.ts';
import { fundedAt, milestoneInTurn } from '../milestones/milestone-in-turn.ts';
import { closeOpenAttempts } from '../payments/close-attempts.ts';
import { startOrderRefund } from '../payments/start-refund.ts';
import type { OrderRecord, PendingChangeRecord } from '../order/order-repository.ts';
import type { Effect, EffectInput } from '../order/effect.ts';
import { termsOf } from '../order/order-terms.ts';
import { holdBookings, interpreterOf, keepBookings, takeBookings } from '../bookings/bookings.ts';
import {
  differenceOf,
  storedChange,
  storedInOrder,
  termsInForce,
  termsOfChange,
  type ChangedTerms,
} from './change-terms.ts';
import type { BookedBeside } from './order-change-table.ts';
import { addFilesOfChange, insertChange, updateChange } from './order-change-repository.ts';

export interface NewChange {
  side: Identity;
  terms: ChangedTerms;
  reason: string;
  /** Files that come on top, and how much work all files are then. */
  files: readonly WorkFile[];
  analysis: WordAnalysis | null;
  /** Of a supplier who proposes it: which of its times they do beside other bookings. */
  bookedBeside: BookedBeside | null;
  /** The share that stays due of bookings that the client asked to move: 0 to 100. */
  keptPercent: number;
}

/** What the actions about changes need to know besides the order. */
export interface ChangePayloads {
  proposeChange: NewChange;
  counterChange: NewChange;
  agreeChange: Pick<NewChange, 'bookedBeside'>;
  declineChange: { note: string | null };
  withdrawChange: null;
  confirmChange: null;
  expireChange: null;
}

type ChangeEffects = {
  [Action in keyof ChangePayloads]: (input: EffectInput<ChangePayloads[Action]>) => Effect;
};

/** What each action about a change does to it, to the terms and to the money. */
export const changeEffects: ChangeEffects = {
  proposeChange: ({ order, payload, at }) => ({
    renegotiates: true,
    note: payload.reason,
    also: (tx) => propose(tx, order, payload, at),
  }),
  counterChange: ({ order, payload, at }) => ({
    renegotiates: true,
    note: payload.reason,
    also: async (tx) => {
      await updateChange(tx, pendingOf(order).id, { status: 'countered', answered_at: at });
      await propose(tx, order, payload, at);
    },
  }),
  agreeChange: ({ order, payload, at }) => {
    const change = pendingOf(order);
    const bookedBeside = payload.bookedBeside ?? change.bookedBeside;
    if (fundedAt(order) === null || differenceOf(order, change).total <= 0) {
      return inForce(order, { change, bookedBeside }, at);
    }
    return {
      renegotiates: true,
      also: async (tx) => {
        await updateChange(tx, change.id, { status: 'unpaid', answered_at: at });
        if (change.bookings !== null) await holdBookings(tx, order, change.bookings, bookedBeside);
      },
    };
  },
  declineChange: ({ order, payload: { note }, at }) => ({
    renegotiates: true,
    ...(note === null ? {} : { note }),
    also: (tx) =>
      updateChange(tx, pendingOf(order).id, {
        status: 'declined',
        answered_at: at,
        answer_note: note,
      }),
  }),
  withdrawChange: ended('withdrawn'),
  confirmChange: ({ order, at }) => {
    const change = pendingOf(order);
    // The times have been held since both agreed. If they were not, money must not hang on that.
    const bookedBeside = { personId: interpreterOf(order), bookings: change.bookings ?? [] };
    return inForce(order, { change, bookedBeside }, at);
  },
  expireChange: ended('lapsed'),
};

/** An order that moves on leaves the change that was pending behind; its money would go back. */
export async function overtakeChange(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  { action, at }: { action: OrderAction; at: Date },
): Promise<void> {
  const { pending_change: change } = order;
  if (change === null || !isOvertakenBy(action, change)) return;
  await endChange(tx, jobs, order, 'overtaken', at);
}

function ended(status: 'withdrawn' | 'lapsed') {
  return ({ order, at }: EffectInput<null>): Effect => ({
    renegotiates: true,
    also: (tx, jobs) => endChange(tx, jobs, order, status, at),
  });
}

async function endChange(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  status: 'withdrawn' | 'lapsed' | 'overtaken',
  at: Date,
): Promise<void> {
  const change = pendingOf(order);
  await updateChange(tx, change.id, { status, answered_at: at });
  if (change.status !== 'unpaid') return;
  await keepBookings(tx, order);
  await closeOpenAttempts(tx, jobs, order.id, at);
}

function propose(
  tx: Tx,
  order: OrderRecord,
  { side, terms, reason, files, analysis, bookedBeside, keptPercent }: NewChange,
  at: Date,
): Promise<void> {
  const { due_at, accept_by: _, ...former } = termsInForce(order);
  return insertChange(
    tx,
    {
      ...storedChange(terms, order),
      order_id: order.id,
      proposed_by: side,
      status: 'open',
      reason,
      booked_beside: bookedBeside && JSON.stringify(bookedBeside),
      kept_percent: keptPercent,
      word_analysis: analysis && JSON.stringify(analysis),
      former: JSON.stringify({ ...former, due_at: due_at.toISOString() }),
      created_at: at,
      answered_at: null,
      answer_note: null,
    },
    files,
  );
}

/** The terms are as proposed from now on, and what was paid for the order is what they say. */
function inForce(
  order: OrderRecord,
  { change, bookedBeside }: Pick<NewChange, 'bookedBeside'> & { change: PendingChangeRecord },
  at: Date,
): Effect {
  const terms = termsOfChange(change, order);
  const { total, ...parts } = differenceOf(order, change);
  const { wordAnalysis, bookings, keptPercent } = change;
  const isFunded = fundedAt(order) !== null;
  const { milestones: _, ...inOrder } = terms;
  return {
    renegotiates: true,
    changes: {
      ...storedInOrder(terms),
      ...endOf(terms, order),
      ...(keptPercent > order.cancellation_least ? { cancellation_least: keptPercent } : {}),
      ...(wordAnalysis === null ? {} : { word_analysis: JSON.stringify(wordAnalysis) }),
      terms_version: order.version + 1,
      // Both have agreed anew: the client has the whole time to pay from here on.
      ...(order.paid_at === null ? { received_at: at } : {}),
    },
    ...(change.milestones === null ? {} : { planned: change.milestones }),
    details: {
      ...termsOf(order),
      ...inOrder,
      ...endOf(terms, order),
      ...(change.milestones === null
        ? {}
        : { milestones: milestonesWith(order, { ...terms, price: parts.price }) }),
    },
    ...(isFunded ? { ledger: entryOf(parts, total) } : {}),
    also: async (tx, jobs) => {
      const answered_at = change.answeredAt === null ? at : new Date(change.answeredAt);
      await updateChange(tx, change.id, { status: 'agreed', answered_at });
      if (bookings !== null) await takeBookings(tx, order, bookings, bookedBeside);
      await addFilesOfChange(tx, order.id, change.id);
      // Codes that are open ask for the former price, or for what has been paid by another one.
      await closeOpenAttempts(tx, jobs, order.id, at);
      if (isFunded && total < 0) {
        await startOrderRefund(tx, jobs, {
          orderId: order.id,
          amount: -total,
          reason: 'changed',
          at,
        });
      }
    },
  };
}

/** Text is delivered when the work ends, unless the two agreed otherwise; bookings begin and end when they do. */
function endOf({ due_at, bookings }: ChangedTerms, order: OrderRecord): Partial<Times> {
  if (bookings.length > 0) {
    const { start_at, end_at } = bookingTimes(bookings);
    return { start_at, end_at };
  }
  const together = order.end_at.getTime() === order.due_at.getTime();
  return together && order.order_type !== 'interpretation' ? { end_at: due_at } : {};
}
type Times = Pick<OrderRecord, 'start_at' | 'end_at'>;

/** All milestones of an order as a change makes them; `price` is what the one in turn costs more. */
function milestonesWith(
  order: OrderRecord,
  { due_at, accept_by, price, milestones: planned }: ChangedTerms,
) {
  const turn = milestoneInTurn(order);
  return order.milestones.map((milestone) => {
    const { name, dueAt, acceptBy, ...one } =
      planned.find(({ id }) => id === milestone.id) ?? milestone;
    return milestone.id === turn?.id
      ? { name, due_at, accept_by, price: one.price + price }
      : { name, due_at: new Date(dueAt), accept_by: new Date(acceptBy), price: one.price };
  });
}

function entryOf(
  parts: Omit<ReturnType<typeof differenceOf>, 'total'>,
  total: number,
): NonNullable<Effect['ledger']> {
  if (total > 0) return { event: 'differencePaid', money: parts };
  const { price, fee, commission, currency } = parts;
  const money = { price: -price, fee: -fee, commission: -commission, currency };
  return { event: 'differenceRefunded', money };
}

/** The lifecycle lets nobody come as far without one. */
function pendingOf({ pending_change: change }: OrderRecord): PendingChangeRecord {
  return change ?? refuse('fault');
}

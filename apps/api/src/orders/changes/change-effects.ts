import type { WordAnalysis } from '@tolk/contract';
import { isOvertakenBy, type Identity, type OrderAction } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { refuse } from '../../calls/refusal.ts';
import { fundedAt } from '../milestones/milestone-in-turn.ts';
import { closeOpenAttempts } from '../payments/close-attempts.ts';
import { startOrderRefund } from '../payments/start-refund.ts';
import type { OrderRecord, PendingChangeRecord } from '../order/order-repository.ts';
import type { Effect, EffectInput } from '../order/effect.ts';
import { termsOf } from '../order/order-terms.ts';
import { differenceOf, storedChange, termsOfChange, type ChangedTerms } from './change-terms.ts';
import { addFilesOfChange, insertChange, updateChange } from './order-change-repository.ts';

export interface NewChange {
  side: Identity;
  terms: ChangedTerms;
  reason: string;
  /** Files that come on top, and how much work all files are then. */
  fileIds: readonly string[];
  analysis: WordAnalysis | null;
}

/** What the actions about changes need to know besides the order. */
export interface ChangePayloads {
  proposeChange: NewChange;
  counterChange: NewChange;
  agreeChange: null;
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
  agreeChange: ({ order, at }) => {
    const change = pendingOf(order);
    if (fundedAt(order) === null || differenceOf(order, change).total <= 0) {
      return inForce(order, change, at);
    }
    return {
      renegotiates: true,
      also: (tx) => updateChange(tx, change.id, { status: 'unpaid', answered_at: at }),
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
  confirmChange: ({ order, at }) => inForce(order, pendingOf(order), at),
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
  if (change.status === 'unpaid') await closeOpenAttempts(tx, jobs, order.id, at);
}

function propose(
  tx: Tx,
  order: OrderRecord,
  { side, terms, reason, fileIds, analysis }: NewChange,
  at: Date,
): Promise<void> {
  const { workload, unit_price, overtime, price, fee, commission } = order;
  const former = {
    due_at: order.due_at.toISOString(),
    workload,
    unit_price,
    overtime,
    price,
    fee,
    commission,
  };
  return insertChange(
    tx,
    {
      ...storedChange(terms),
      order_id: order.id,
      proposed_by: side,
      status: 'open',
      reason,
      word_analysis: analysis && JSON.stringify(analysis),
      former: JSON.stringify(former),
      created_at: at,
      answered_at: null,
      answer_note: null,
    },
    fileIds,
  );
}

/** The terms are as proposed from now on, and what was paid for the order is what they say. */
function inForce(order: OrderRecord, change: PendingChangeRecord, at: Date): Effect {
  const terms = termsOfChange(change);
  const { total, ...parts } = differenceOf(order, change);
  const { wordAnalysis } = change;
  const isFunded = fundedAt(order) !== null;
  return {
    renegotiates: true,
    changes: {
      ...storedChange(terms),
      ...endWith(terms.due_at, order),
      ...(wordAnalysis === null ? {} : { word_analysis: JSON.stringify(wordAnalysis) }),
      terms_version: order.version + 1,
      // Both have agreed anew: the client has the whole time to pay from here on.
      ...(order.paid_at === null ? { received_at: at } : {}),
    },
    details: { ...termsOf(order), ...terms, ...endWith(terms.due_at, order) },
    ...(isFunded ? { ledger: entryOf(parts, total) } : {}),
    also: async (tx, jobs) => {
      const answered_at = change.answeredAt === null ? at : new Date(change.answeredAt);
      await updateChange(tx, change.id, { status: 'agreed', answered_at });
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

/** Text is delivered when the work ends, unless the two agreed otherwise; bookings end when they do. */
function endWith(due_at: Date, order: OrderRecord): { end_at?: Date } {
  const together = order.end_at.getTime() === order.due_at.getTime();
  return together && order.order_type !== 'interpretation' ? { end_at: due_at } : {};
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

import { addMs, findTransition, milestoneLifecycle } from '@tolk/domain';
import type { Actor, MilestoneAction, MilestoneMoney, OrderAction, OrderState } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import { earn } from '../earnings/earn.ts';
import type { PlannedMilestone } from '../changes/order-change-table.ts';
import { moneyBetween, plannedOf } from '../changes/planned-milestones.ts';
import type { Effect, EffectInput } from '../order/effect.ts';
import type { OrderChanges, OrderRecord } from '../order/order-repository.ts';
import { closeOpenAttempts } from '../payments/close-attempts.ts';
import {
  dropMilestones,
  postponeMilestones,
  updateMilestone,
  type MilestoneRecord,
} from './milestone-repository.ts';
import {
  milestoneAfter,
  milestoneDueSince,
  milestoneInTurn,
  moneyHeld,
  moneyInTurn,
} from './milestone-in-turn.ts';

/** Actions about milestones take no data of their own: the order says all they need. */
export interface MilestonePayloads {
  confirmMilestone: null;
  remindMilestone: null;
  expireMilestone: null;
  acceptMilestone: null;
  autoAcceptMilestone: null;
}

type MilestoneEffects = {
  [Action in keyof MilestonePayloads]: (input: EffectInput<null>) => Effect;
};

/** What the actions about milestones change in their order; `followOrder` moves the milestones. */
export const milestoneEffects: MilestoneEffects = {
  confirmMilestone: ({ order, at }) => ({
    renegotiates: true,
    changes: timesWhenPaid(order, at),
    ledger: { event: 'paid', money: moneyInTurn(order) },
    also: (tx, jobs) => closeOpenAttempts(tx, jobs, order.id, at),
  }),
  remindMilestone: () => ({}),
  expireMilestone: ({ order, at }) => ({
    // The time to dispute the last accepted one has run since then.
    changes: { completed_at: milestoneDueSince(order), ended_at: at },
    also: (tx, jobs) => closeOpenAttempts(tx, jobs, order.id, at),
  }),
  acceptMilestone: accepted,
  autoAcceptMilestone: accepted,
};

function accepted({ order, at }: EffectInput<null>): Effect {
  const money = moneyHeld(order);
  const next = milestoneAfter(order, inTurnOf(order)) ?? refuse('fault');
  return {
    changes: {
      due_at: new Date(next.dueAt),
      accept_by: new Date(next.acceptBy),
      delivered_at: null,
      change_rounds: 0,
      paused_ms: 0,
    },
    ledger: { event: 'completed', money },
    also: (tx, jobs) =>
      earn(tx, jobs, order, { amount: money.price - money.commission, since: at, pausedMs: 0 }),
  };
}

/**
 * A late payment does not shorten the work: the supplier keeps as much time as was agreed between
 * the two due times.
 */
function timesWhenPaid(order: OrderRecord, at: Date): Pick<OrderChanges, 'due_at' | 'accept_by'> {
  const { position } = inTurnOf(order);
  const before = order.milestones.find((one) => one.position === position - 1) ?? refuse('fault');
  const enough = addMs(at, order.due_at.getTime() - Date.parse(before.dueAt));
  const due_at = enough > order.due_at ? enough : order.due_at;
  return {
    due_at,
    accept_by: addMs(due_at, order.accept_by.getTime() - order.due_at.getTime()),
  };
}

/** The lifecycle allows these actions only where there are milestones, so one is always in turn. */
function inTurnOf(order: OrderRecord): MilestoneRecord {
  return milestoneInTurn(order) ?? refuse('fault');
}

/** What an action on an order does to its milestone in turn, where the milestone's lifecycle has it. */
const moves: Partial<Record<OrderAction, MilestoneAction>> = {
  confirmPayment: 'pay',
  confirmMilestone: 'pay',
  acceptMilestone: 'accept',
  autoAcceptMilestone: 'accept',
  acceptResults: 'accept',
  autoAccept: 'accept',
  cancelOverdue: 'end',
  autoCancelOverdue: 'end',
  agreeEnd: 'end',
  agreeInAppeal: 'end',
  rule: 'end',
  ruleRedo: 'reopen',
};

const over: ReadonlySet<OrderState> = new Set([
  'completed',
  'unpaid',
  'refunded',
  'agreed',
  'ruled',
]);

export interface OrderMove {
  action: OrderAction;
  actor: Actor;
  /** The state that it led to. */
  state: OrderState;
  /** What the action changed in the order's columns. */
  changes: OrderChanges;
  /** The milestones whose turn has not come, where both agreed on other ones. */
  planned: readonly PlannedMilestone[] | null;
  at: Date;
}

/** Brings the milestones of an order into line with it; does nothing for an order without any. */
export async function followOrder(tx: Tx, order: OrderRecord, move: OrderMove): Promise<void> {
  const milestone = milestoneInTurn(order);
  // An edit replaces the milestones by itself.
  if (milestone === null || move.action === 'edit') return;
  const { action, actor, state, at } = move;
  const name = moves[action];
  const to = name && findTransition(milestoneLifecycle, milestone.state, actor, name)?.to;
  const next = to === 'accepted' ? milestoneAfter(order, milestone) : undefined;
  await updateMilestone(tx, milestone.id, {
    ...(to === undefined || to === 'same' || to === 'previous' ? {} : { state: to }),
    ...(name === 'pay' ? { paid_at: at } : {}),
    ...(to === 'accepted' ? { accepted_at: at } : {}),
    ...(name === 'reopen' ? { accepted_at: null } : {}),
    ...(next === undefined ? followedTerms(order, milestone, move) : {}),
  });
  if (next !== undefined) await updateMilestone(tx, next.id, { state: 'due', fell_due_at: at });
  else await moveLaterOnes(tx, order, milestone, move);
  if (over.has(state)) await dropMilestones(tx, order.id);
}

/**
 * The order’s new times and money as its milestone takes them over: after a change, or an appeal.
 */
function followedTerms(
  order: OrderRecord,
  { price, fee, commission, state }: MilestoneRecord,
  { action, changes, planned, at }: OrderMove,
) {
  const before = plannedOf(order);
  const later = moneyBetween(before, planned ?? before);
  const more = (part: keyof MilestoneMoney) =>
    (changes[part] ?? order[part]) - order[part] - later[part];
  const { due_at = order.due_at, accept_by = order.accept_by } = changes;
  const isAgreed = action === 'agreeChange' && changes.terms_version !== undefined;
  return {
    due_at,
    accept_by,
    price: price + more('price'),
    fee: fee + more('fee'),
    commission: commission + more('commission'),
    // Both have agreed anew: the client has the whole time to pay from here on.
    ...(isAgreed && state === 'due' ? { fell_due_at: at } : {}),
  };
}

async function moveLaterOnes(
  tx: Tx,
  order: OrderRecord,
  { position }: MilestoneRecord,
  { changes: { due_at }, planned }: OrderMove,
): Promise<void> {
  if (planned !== null) {
    for (const { id, name, dueAt, acceptBy, price, fee, commission } of planned) {
      const times = { due_at: new Date(dueAt), accept_by: new Date(acceptBy) };
      await updateMilestone(tx, id, { name, ...times, price, fee, commission });
    }
    return;
  }
  const ms = due_at instanceof Date ? due_at.getTime() - order.due_at.getTime() : 0;
  if (ms > 0) await postponeMilestones(tx, order.id, position, ms);
}

import {
  findTransition,
  orderLifecycle,
  type Actor,
  type Identity,
  type Language,
  type OrderAction,
  type OrderState,
  type OrganisationRole,
} from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { findOrder, insertOrderEvent, updateOrder, type OrderRecord } from './order-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { announceOrderAction } from './announce-order-action.ts';
import { allowedForViewer, memberObstacle, orderFacts } from './order-actions.ts';
import type { Effect, EffectInput } from './effect.ts';
import {
  noProposal,
  orderEffects,
  type CarriedOutAction,
  type OrderPayloads,
} from './order-effects.ts';
import { warnOfRise } from '../cost-centres/warn-of-budget.ts';
import { orderTimers, reminders } from '../timers/order-timers.ts';
import { overtakeChange } from '../changes/change-effects.ts';
import { followOrder } from '../milestones/milestone-effects.ts';

export interface OrderCommand<Action extends OrderAction> {
  /** As `lockOrder` returned it: nobody else changes it before this transaction ends. */
  order: OrderRecord;
  /** The version that the actor has seen; null for who acts on whatever is there. */
  expectedVersion: number | null;
  actor: Actor;
  /** Null for timers, providers and staff. */
  personId: string | null;
  /** Who acts for the organisation that `personId` is; null for all others. */
  memberId?: string | null;
  /** Who of the staff decides; null for all others. */
  staffId?: string | null;
  action: Action;
  at: Date;
  /** For the reasons in a refusal. */
  language?: Language;
  /** Of who acts for an organisation; null for all others, and where the call has asked already. */
  roles?: readonly OrganisationRole[] | null;
}

/**
 * Carries out one action on an order: checks it against the lifecycle, then writes the new state,
 * its timeline, timers, ledger, notifications and invalidations, all in `tx`. Answers the order as it then
 * is. Throws 409 with `data.allowedActions` and `data.version` when state, guard or version is
 * against it.
 */
export async function applyOrderAction<Action extends CarriedOutAction>(
  tx: Tx,
  jobs: Jobs,
  command: OrderCommand<Action> & { payload: OrderPayloads[Action] },
): Promise<OrderRecord> {
  const { order, action, actor, personId, at, payload } = command;
  const to = requireOrderAction(command);
  const apply: (input: EffectInput<OrderPayloads[Action]>) => Effect = orderEffects[action];
  const effect = apply({ order, payload, at });
  const { note = null, details = null, ledger, also, renegotiates = false } = effect;
  await also?.(tx, jobs);
  const moved = to !== 'same';
  if (moved || action === 'confirmMilestone') await overtakeChange(tx, jobs, order, { action, at });
  const state = to === 'same' ? order.state : to === 'previous' ? effect.previousState : to;
  if (state === undefined) throw new Error(`${action} does not say where it leads back to`);
  const changes = { ...effect.changes, ...(moved && order.proposal_by ? noProposal : {}) };
  // A check-in does not bump the version, so that both sides may check in at once.
  const counts = moved || renegotiates || 'proposal_by' in changes;
  const version = order.version + (counts ? 1 : 0);
  if (counts || Object.keys(changes).length > 0) {
    await updateOrder(tx, order.id, { ...changes, state, version });
    const { planned = null } = effect;
    await followOrder(tx, order, { action, actor, state, changes, planned, at });
  }
  await insertOrderEvent(tx, {
    orderId: order.id,
    version,
    action,
    actor,
    personId,
    memberId: command.memberId ?? null,
    staffId: command.staffId ?? null,
    from: order.state,
    to: state,
    note,
    details,
    at,
  });
  // Read back: what is written is not always what is read, a word analysis goes in as text.
  const next = (await findOrder(tx, order.id)) ?? refuse('fault');
  if (moved || renegotiates) await resetTimers(tx, jobs, order, next, at);
  if (ledger) {
    await postEntry(tx, {
      ...ledger,
      source: `order:${order.id}:${order.version}`,
      orderId: order.id,
      supplierId: order.supplier_id,
      at,
    });
  }
  await announceOrderAction(tx, jobs, next, { action, actor, note, at });
  await warnOfRise(tx, jobs, { before: order, order: next, at });
  return next;
}

/** The state that the action leads to. Throws 409 when it is not allowed now, or not this member's. */
export function requireOrderAction(
  command: OrderCommand<OrderAction>,
): OrderState | 'same' | 'previous' {
  const { order, expectedVersion, actor, action, at, roles = null, memberId = null } = command;
  const viewer = actor === 'client' || actor === 'supplier' ? actor : null;
  const transition = findTransition(orderLifecycle, order.state, actor, action);
  const obstacle = viewer && memberObstacle(order, action, { identity: viewer, roles, memberId });
  if (!transition || transition.guard?.(orderFacts(order, viewer), at) || obstacle) {
    refuse('orderActionNotAllowed', refusalData(command, viewer));
  }
  if (expectedVersion !== null && expectedVersion !== order.version) {
    refuse('versionChanged', refusalData(command, viewer));
  }
  return transition.to;
}

/** Starts the timers of a new order, or replaces those of its former state. */
export async function resetTimers(
  tx: Tx,
  jobs: Jobs,
  before: OrderRecord | null,
  order: OrderRecord,
  at: Date,
): Promise<void> {
  if (before) for (const { key } of orderTimers(before)) await jobs.cancel(tx, key);
  for (const { action, index, key, runAt } of orderTimers(order)) {
    // By then the moment of the reminder has passed.
    if (reminders.has(action) && runAt <= at) continue;
    const payload = { orderId: order.id, action, index };
    await scheduleJob(tx, jobs, 'order.timer', { key, runAt, payload });
  }
}

function refusalData(
  { order, at, language = 'zh-CN', roles = null, memberId = null }: OrderCommand<OrderAction>,
  identity: Identity | null,
) {
  const allowedActions = identity
    ? allowedForViewer(order, { identity, roles, memberId, now: at, language })
    : [];
  return { data: { allowedActions, version: order.version } };
}

import {
  actionsFor,
  memberMay,
  memberMayWork,
  orderLifecycle,
  scopeOfOrderAction,
  type Identity,
  type Language,
  type OrderAction,
  type OrderFacts,
} from '@tolk/domain';
import type { OrderRecord } from './order-repository.ts';
import { bookingFacts } from '../bookings/bookings.ts';
import { presentActions, reasonText } from '../../calls/action-states.ts';
import { approvalStateOf } from '../approvals/approval-of-order.ts';
import { milestoneFacts } from '../milestones/milestone-in-turn.ts';
import { changeUntil } from '../changes/moved-bookings.ts';
import { orderEffects } from './order-effects.ts';
import type { Viewer } from './viewer.ts';

/** What the parties do in the appeal, where it is offered with the appeal's own guards. */
const byAppeal: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'withdrawAppeal',
  'agreeInAppeal',
  'rule',
  'ruleRedo',
]);

/** What somebody carries out now: all that has an effect, and paying, which the provider confirms. */
const offered: ReadonlySet<OrderAction> = new Set<OrderAction>([
  ...(Object.keys(orderEffects) as OrderAction[]).filter((action) => !byAppeal.has(action)),
  'pay',
  'payChange',
  'payMilestone',
]);

/** Why an action is off whose place another one takes in this order: it is not offered at all. */
const takenByOthers: ReadonlySet<string | undefined> = new Set([
  'noMilestoneDue',
  'milestonesLeft',
  'lastMilestone',
]);

/** What the guards of the lifecycle look at. */
export function orderFacts(order: OrderRecord, viewer: Identity | null): OrderFacts {
  return {
    viewer,
    isInterpreting: order.order_type === 'interpretation',
    startAt: order.start_at,
    dueAt: order.due_at,
    completedAt: order.completed_at,
    pausedMs: order.paused_ms,
    bookings: bookingFacts(order),
    hasCancellationTiers: order.cancellation_tiers !== null,
    changeRounds: order.change_rounds,
    proposalBy: order.proposal_by,
    change: order.pending_change,
    changeUntil: changeUntil(order),
    changesProposed: order.changes_by.filter((side) => side === viewer).length,
    approval: approvalStateOf(order),
    milestone: milestoneFacts(order),
    appealBy: order.appeal_by,
    divided: order.divided,
    appealsRaised: order.appeals_by.filter((side) => side === viewer).length,
    evaluatedBy: order.evaluated_by,
  };
}

/** The buttons of this side, each with why it is off if it is. */
export function allowedOrderActions(
  order: OrderRecord,
  viewer: Identity,
  now: Date,
  language: Language,
) {
  const facts = orderFacts(order, viewer);
  const states = actionsFor(orderLifecycle, order.state, viewer, facts, now).filter(
    ({ reason }) => !takenByOthers.has(reason),
  );
  return presentActions(states, offered, language);
}

/** To a member of an organisation what is not theirs to do is off. */
export function allowedForViewer(
  order: OrderRecord,
  viewer: Viewer,
): ReturnType<typeof allowedOrderActions> {
  const { identity, now, language } = viewer;
  return allowedOrderActions(order, identity, now, language).map((one) => {
    const reason = memberObstacle(order, one.action, viewer);
    return reason === null
      ? one
      : { action: one.action, enabled: false, reason: reasonText(reason, language) };
  });
}

/**
 * Why a member does not take this action for their organisation: their roles do not reach that far,
 * or somebody else works on the order. Null where they may, and for who acts for themselves.
 */
export function memberObstacle(
  order: OrderRecord,
  action: OrderAction,
  { identity, roles, memberId }: Pick<Viewer, 'identity' | 'roles' | 'memberId'>,
): 'roleMissing' | 'notAssigned' | null {
  if (roles === null) return null;
  const scope = scopeOfOrderAction(action, identity);
  if (!memberMay(roles, scope)) return 'roleMissing';
  const isAssigned = order.assignee !== null && order.assignee.personId === memberId;
  return scope !== 'work' || memberMayWork(roles, { isAssigned }) ? null : 'notAssigned';
}

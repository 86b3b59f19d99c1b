import * as limits from '../limits.ts';
import type { Refusal, Transition } from './lifecycle.ts';
import type { MilestoneFacts } from './milestone.ts';
import { approved, type ChangeFacts } from './order-change.ts';
import type { OrderState } from './order-states.ts';

/** What the client, the provider and the timers do about the milestones of a running order. */
export const milestoneOrderActions = [
  'payMilestone',
  'confirmMilestone',
  'remindMilestone',
  'expireMilestone',
  'acceptMilestone',
  'autoAcceptMilestone',
] as const;
export type MilestoneOrderAction = (typeof milestoneOrderActions)[number];

function milestonesLeft({ milestone }: MilestoneFacts): Refusal | null {
  return milestone?.left === true ? null : { reason: 'lastMilestone' };
}

function milestoneDue({ milestone }: MilestoneFacts): Refusal | null {
  return milestone?.paid === false ? null : { reason: 'noMilestoneDue' };
}

function mayPayMilestone(facts: MilestoneFacts & ChangeFacts): Refusal | null {
  return milestoneDue(facts) ?? approved(facts);
}

const source = 'docs/product/lifecycles.md#milestones';
const running = ['started'] as const;
const delivered = ['submitted'] as const;

/**
 * After a milestone is accepted the order stays `started`; work on the next begins once it is paid.
 */
export const milestoneTransitions: readonly Transition<
  OrderState,
  MilestoneOrderAction,
  MilestoneFacts & ChangeFacts
>[] = [
  {
    action: 'payMilestone',
    actor: ['client'],
    from: running,
    to: 'same',
    guard: mayPayMilestone,
    source,
  },
  {
    action: 'confirmMilestone',
    actor: ['provider'],
    from: running,
    to: 'same',
    guard: milestoneDue,
    source,
  },
  {
    action: 'remindMilestone',
    actor: ['timer'],
    from: running,
    to: 'same',
    guard: milestoneDue,
    timer: { after: 'milestonePaymentEnd', ms: limits.order.paymentRemindersMs },
    source,
  },
  {
    // The milestones accepted so far are the whole work, so the order is complete without the rest.
    action: 'expireMilestone',
    actor: ['timer'],
    from: running,
    to: 'completed',
    guard: milestoneDue,
    timer: {
      after: 'milestoneDue',
      ms: limits.order.milestones.payWithinMs,
      notBefore: 'transferDue',
    },
    source,
  },
  {
    action: 'acceptMilestone',
    actor: ['client'],
    from: delivered,
    to: 'started',
    guard: milestonesLeft,
    source,
  },
  {
    action: 'autoAcceptMilestone',
    actor: ['timer'],
    from: delivered,
    to: 'started',
    guard: milestonesLeft,
    timer: { after: 'delivered', ms: limits.order.autoAcceptMs, notBefore: 'acceptBy' },
    source,
  },
];

import * as limits from '../limits.ts';
import type { ApprovalState } from '../organisation.ts';
import type { Refusal, Transition } from './lifecycle.ts';
import { milestoneNotDelivered, type MilestoneFacts } from './milestone.ts';
import type { OrderState } from './order-states.ts';

type Side = 'client' | 'supplier';

/** What the two do about a change of an order’s time, place, workload or price; both have to agree to it. */
export const changeActions = [
  'proposeChange',
  'agreeChange',
  'counterChange',
  'declineChange',
  'withdrawChange',
  'payChange',
  'confirmChange',
  'expireChange',
] as const;
export type ChangeAction = (typeof changeActions)[number];

/**
 * `open`: waits for its answer. `unpaid`: agreed on, in force once the client has paid the
 * difference. `agreed`: in force. `lapsed`: the difference was not paid in time. `overtaken`: the
 * order moved on before it was answered or paid.
 */
export const changeStatuses = [
  'open',
  'unpaid',
  'agreed',
  'countered',
  'declined',
  'withdrawn',
  'lapsed',
  'overtaken',
] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** What a change may still come into force from: at most one of an order is in these. */
export const pendingChangeStatuses = ['open', 'unpaid'] as const satisfies ChangeStatus[];

/** The change that an order waits about. */
export interface PendingChange {
  by: Side;
  status: (typeof pendingChangeStatuses)[number];
  /** It asks for overtime other than the order has. */
  claimsOvertime: boolean;
}

/** What the guards of changes look at. */
export interface ChangeFacts {
  viewer: Side | null;
  change: PendingChange | null;
  /** Until when the pending change can be agreed to and paid; null where it moves no booking. */
  changeUntil: Date | null;
  /** How many changes of the order the viewer has proposed so far, counter-proposals with them. */
  changesProposed: number;
  /** Of what the order costs, by the organisation that it belongs to. */
  approval: ApprovalState;
}

/** An organisation pays what somebody has approved. */
export function approved({ approval }: Pick<ChangeFacts, 'approval'>): Refusal | null {
  if (approval === 'waiting') return { reason: 'approvalWaiting' };
  return approval === 'declined' ? { reason: 'approvalDeclined' } : null;
}

/**
 * Each may be agreed on and give money back, and a provider gives back one payment in so many parts.
 * Counted by side: else one side could use up what the other needs to claim overtime.
 */
function proposalsLeft({ changesProposed }: ChangeFacts): Refusal | null {
  return changesProposed < limits.order.changesPerSide ? null : { reason: 'changesUsedUp' };
}

function mayPropose(facts: ChangeFacts & MilestoneFacts): Refusal | null {
  const delivered = milestoneNotDelivered(facts);
  if (delivered !== null) return delivered;
  return facts.change === null ? proposalsLeft(facts) : { reason: 'changePending' };
}

function otherPartyProposed({ change, viewer }: ChangeFacts): Refusal | null {
  if (change === null) return { reason: 'noChange' };
  if (change.status === 'unpaid') return { reason: 'changeAgreed' };
  return change.by === viewer ? { reason: 'ownChange' } : null;
}

/** What has begun, or is about to, is not moved any more. */
function inTime({ changeUntil }: ChangeFacts, now: Date): Refusal | null {
  return changeUntil === null || now < changeUntil ? null : { reason: 'changeTooLate' };
}

function mayAgree(facts: ChangeFacts, now: Date): Refusal | null {
  return otherPartyProposed(facts) ?? inTime(facts, now);
}

function mayCounter(facts: ChangeFacts): Refusal | null {
  return otherPartyProposed(facts) ?? proposalsLeft(facts);
}

/** Who would pay the difference may change their mind until they have. */
function mayTakeBack({ change, viewer }: ChangeFacts): Refusal | null {
  if (change === null) return { reason: 'noChange' };
  if (change.status === 'unpaid') {
    return viewer === 'client' ? null : { reason: 'changeAgreed' };
  }
  return change.by === viewer ? null : { reason: 'changeOfOther' };
}

/** Money that has come, and time that has passed, ask for no approval: that was due before paying. */
function differenceDue({ change }: ChangeFacts): Refusal | null {
  return change?.status === 'unpaid' ? null : { reason: 'noDifferenceDue' };
}

function mayConfirm(facts: ChangeFacts, now: Date): Refusal | null {
  return differenceDue(facts) ?? inTime(facts, now);
}

function mayPayDifference(facts: ChangeFacts, now: Date): Refusal | null {
  return mayConfirm(facts, now) ?? approved(facts);
}

/** Nobody ends a claim of overtime by leaving it unanswered: the client goes on once it is settled. */
export function overtimeSettled({ change }: Pick<ChangeFacts, 'change'>): Refusal | null {
  return change?.claimsOvertime === true ? { reason: 'overtimeClaimed' } : null;
}

const either = ['client', 'supplier'] as const;
const running = ['started', 'submitted', 'changesRequested'] as const;
const source = 'docs/product/lifecycles.md#change-of-an-order';

/** A change leaves the order in its state; what moves the order ends a change that is pending. */
export const changeTransitions: readonly Transition<
  OrderState,
  ChangeAction,
  ChangeFacts & MilestoneFacts
>[] = [
  {
    action: 'proposeChange',
    actor: either,
    from: ['received', ...running],
    to: 'same',
    guard: mayPropose,
    source,
  },
  {
    action: 'agreeChange',
    actor: either,
    from: ['received', ...running],
    to: 'same',
    guard: mayAgree,
    source,
  },
  {
    action: 'counterChange',
    actor: either,
    from: ['received', ...running],
    to: 'same',
    guard: mayCounter,
    source,
  },
  {
    action: 'declineChange',
    actor: either,
    from: ['received', ...running],
    to: 'same',
    guard: otherPartyProposed,
    source,
  },
  {
    action: 'withdrawChange',
    actor: either,
    from: ['received', ...running],
    to: 'same',
    guard: mayTakeBack,
    source,
  },
  {
    action: 'payChange',
    actor: ['client'],
    from: running,
    to: 'same',
    guard: mayPayDifference,
    source,
  },
  {
    action: 'confirmChange',
    actor: ['provider'],
    from: running,
    to: 'same',
    guard: mayConfirm,
    source,
  },
  {
    action: 'expireChange',
    actor: ['timer'],
    from: running,
    to: 'same',
    guard: differenceDue,
    timer: { after: 'changeAgreed', ms: limits.order.payWithinMs, notBefore: 'transferDue' },
    source,
  },
];

import * as limits from '../limits.ts';
import { addMs } from '../time.ts';
import { bookingToCheckIn, checkInOpensAt, type BookingFacts } from './booking.ts';
import type { Lifecycle, Refusal } from './lifecycle.ts';
import { milestonePaid, noMilestoneLeft, type MilestoneFacts } from './milestone.ts';
import {
  approved,
  changeActions,
  changeTransitions,
  overtimeSettled,
  type ChangeFacts,
  type PendingChange,
} from './order-change.ts';
import { milestoneOrderActions, milestoneTransitions } from './order-milestone.ts';
import { orderStates, type OrderState } from './order-states.ts';

export const orderActions = [
  'create',
  'edit',
  'withdraw',
  'accept',
  'reject',
  'expireOffer',
  'pay',
  'confirmPayment',
  'remindPayment',
  'expirePayment',
  'deliver',
  'requestChanges',
  'acceptResults',
  'remindAcceptance',
  'autoAccept',
  'cancelOverdue',
  'autoCancelOverdue',
  'remindDelivery',
  'remindBooking',
  'checkIn',
  'cancelBooking',
  'giveUpBooking',
  'proposeEnd',
  'agreeEnd',
  'declineEnd',
  'withdrawEnd',
  ...changeActions,
  ...milestoneOrderActions,
  'appeal',
  'withdrawAppeal',
  'agreeInAppeal',
  'escalateAppeal',
  'endEscrow',
  'rule',
  'ruleRedo',
  'evaluate',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** What both sides hear of elsewhere, or did not happen between them: no part of the story of a job. */
const asides: ReadonlySet<OrderAction> = new Set([
  'pay',
  'remindPayment',
  'remindAcceptance',
  'remindDelivery',
  'remindBooking',
  'checkIn',
  'payChange',
  'payMilestone',
  'remindMilestone',
  'evaluate',
]);

/** Whether the action stands between the messages of the two. */
export function isTold(action: OrderAction): boolean {
  return !asides.has(action);
}

/** Actions that end an order, or an offer of one, without the work being done. */
export const failedOrderActions: ReadonlySet<OrderAction> = new Set([
  'withdraw',
  'reject',
  'expireOffer',
  'expirePayment',
  'cancelOverdue',
  'autoCancelOverdue',
  'cancelBooking',
  'giveUpBooking',
]);

/**
 * Whether an action that moves the order leaves the change behind that is pending. Confirming a booking
 * as done says nothing of how long it took.
 */
export function isOvertakenBy(action: OrderAction, { claimsOvertime }: PendingChange): boolean {
  return action !== 'deliver' || !claimsOvertime;
}

/** What the guards look at; times are UTC. `viewer` is the party who asks. */
export interface OrderFacts extends ChangeFacts, MilestoneFacts {
  isInterpreting: boolean;
  startAt: Date;
  dueAt: Date;
  completedAt: Date | null;
  /** Ms that timers stood still for an appeal that was withdrawn. */
  pausedMs: number;
  changeRounds: number;
  /** In the order of time; empty where nothing is interpreted. */
  bookings: readonly BookingFacts[];
  /** Whether it was agreed on what a client owes who cancels. */
  hasCancellationTiers: boolean;
  /** Who proposed to end the order by a split, if somebody did. */
  proposalBy: 'client' | 'supplier' | null;
  /** Who raised the open appeal, if one is open. */
  appealBy: 'client' | 'supplier' | null;
  /** How many appeals the viewer has raised about this order. */
  appealsRaised: number;
  /** Staff has given part of the money back already: a ruling would divide what is not there. */
  divided: boolean;
  evaluatedBy: readonly ('client' | 'supplier')[];
}

function mayAskForChanges(facts: OrderFacts): Refusal | null {
  if (facts.changeRounds >= limits.order.changeRounds) return { reason: 'noChangeRoundsLeft' };
  return overtimeSettled(facts);
}

function mayAccept(facts: OrderFacts): Refusal | null {
  return noMilestoneLeft(facts) ?? overtimeSettled(facts);
}

/** What is only possible where the money of the work in question is there. */
function ifPaid(guard: (facts: OrderFacts, now: Date) => Refusal | null) {
  return (facts: OrderFacts, now: Date) => milestonePaid(facts) ?? guard(facts, now);
}

function overdueByADay(facts: OrderFacts, now: Date): Refusal | null {
  const availableAt = addMs(facts.dueAt, limits.order.cancelAfterDueMs);
  return now < availableAt ? { reason: 'notOverdueYet', availableAt } : neverWorked(facts);
}

/** A booking that was held is worth its money, also if its interpreter forgets to confirm it in time. */
export function neverWorked(facts: Pick<OrderFacts, 'bookings' | 'change'>): Refusal | null {
  const wasHeld = facts.bookings.some(({ checkedInBy }) => checkedInBy.length === 2);
  return wasHeld ? { reason: 'bookingHeld' } : overtimeSettled(facts);
}

/** Until the hold ends: from then on the money may be on its way to the supplier. */
function mayAppeal(
  { completedAt, pausedMs, appealsRaised, divided }: OrderFacts,
  now: Date,
): Refusal | null {
  if (appealsRaised >= limits.appeal.perSide) return { reason: 'appealsUsedUp' };
  if (divided) return { reason: 'alreadyDivided' };
  if (completedAt === null) return null;
  return now < addMs(completedAt, limits.order.appealWithinMs + pausedMs)
    ? null
    : { reason: 'appealWindowOver' };
}

function bookingBegun({ isInterpreting, startAt }: OrderFacts, now: Date): Refusal | null {
  return isInterpreting && now < startAt
    ? { reason: 'bookingNotBegun', availableAt: startAt }
    : null;
}

function booked({ isInterpreting, startAt }: OrderFacts, now: Date): Refusal | null {
  if (!isInterpreting) return { reason: 'noBooking' };
  return now < startAt ? null : { reason: 'bookingHasBegun' };
}

function cancellable(facts: OrderFacts, now: Date): Refusal | null {
  const refusal = booked(facts, now);
  if (refusal !== null || facts.hasCancellationTiers) return refusal;
  return { reason: 'noCancellationTiers' };
}

function atBooking({ isInterpreting, bookings, viewer }: OrderFacts, now: Date): Refusal | null {
  if (!isInterpreting) return { reason: 'noBooking' };
  const next = bookingToCheckIn(bookings, viewer, now);
  if (next === undefined) {
    const attended = viewer !== null && bookings.at(-1)?.checkedInBy.includes(viewer) === true;
    return { reason: attended ? 'checkedIn' : 'bookingOver' };
  }
  const availableAt = checkInOpensAt(next.startAt);
  return now < availableAt ? { reason: 'checkInTooEarly', availableAt } : null;
}

function noProposalYet({ proposalBy }: OrderFacts): Refusal | null {
  return proposalBy === null ? null : { reason: 'proposalPending' };
}

function otherPartyProposed({ proposalBy, viewer }: OrderFacts): Refusal | null {
  if (proposalBy === null) return { reason: 'noProposal' };
  return proposalBy === viewer ? { reason: 'ownProposal' } : null;
}

function isOwnProposal({ proposalBy, viewer }: OrderFacts): Refusal | null {
  if (proposalBy === null) return { reason: 'noProposal' };
  return proposalBy === viewer ? null : { reason: 'proposalOfOther' };
}

function isClaimant({ appealBy, viewer }: OrderFacts): Refusal | null {
  return appealBy === viewer ? null : { reason: 'notClaimant' };
}

function notEvaluatedYet({ evaluatedBy, viewer }: OrderFacts): Refusal | null {
  return viewer !== null && evaluatedBy.includes(viewer) ? { reason: 'alreadyEvaluated' } : null;
}

const client = ['client'] as const;
const supplier = ['supplier'] as const;
const either = ['client', 'supplier'] as const;
const staff = ['staff'] as const;
const timer = ['timer'] as const;
const provider = ['provider'] as const;
const table = 'docs/product/lifecycles.md#order';

export const orderLifecycle: Lifecycle<OrderState, OrderAction, OrderFacts> = {
  name: 'order',
  states: orderStates,
  initial: 'sent',
  final: ['unpaid', 'refunded', 'agreed', 'ruled'],
  transitions: [
    { action: 'create', actor: client, from: [], to: 'sent', source: table },
    // An edit makes a new version, which the supplier has to accept again.
    {
      action: 'edit',
      actor: client,
      from: ['sent', 'rejected', 'received'],
      to: 'sent',
      source: table,
    },
    // Until it is paid the client may change their mind; money that comes all the same goes back.
    {
      action: 'withdraw',
      actor: client,
      from: ['sent', 'received'],
      to: 'rejected',
      source: table,
    },
    { action: 'accept', actor: supplier, from: ['sent'], to: 'received', source: table },
    { action: 'reject', actor: supplier, from: ['sent'], to: 'rejected', source: table },
    {
      action: 'expireOffer',
      actor: timer,
      from: ['sent'],
      to: 'rejected',
      timer: { after: 'sent', ms: limits.order.acceptWithinMs },
      source: table,
    },
    {
      action: 'pay',
      actor: client,
      from: ['received'],
      to: 'same',
      guard: approved,
      source: table,
    },
    { action: 'confirmPayment', actor: provider, from: ['received'], to: 'started', source: table },
    {
      action: 'remindPayment',
      actor: timer,
      from: ['received'],
      to: 'same',
      timer: { after: 'paymentEnd', ms: limits.order.paymentRemindersMs },
      source: 'docs/product/quality.md#people',
    },
    {
      action: 'expirePayment',
      actor: timer,
      from: ['received'],
      to: 'unpaid',
      // A bank transfer takes its days.
      timer: { after: 'received', ms: limits.order.payWithinMs, notBefore: 'transferDue' },
      source: table,
    },
    {
      action: 'deliver',
      actor: supplier,
      from: ['started', 'changesRequested'],
      to: 'submitted',
      guard: ifPaid(bookingBegun),
      source: table,
    },
    {
      action: 'requestChanges',
      actor: client,
      from: ['submitted'],
      to: 'changesRequested',
      guard: mayAskForChanges,
      source: table,
    },
    {
      action: 'acceptResults',
      actor: client,
      from: ['submitted'],
      to: 'completed',
      guard: mayAccept,
      source: table,
    },
    {
      action: 'remindAcceptance',
      actor: timer,
      from: ['submitted'],
      to: 'same',
      timer: { after: 'checkEnd', ms: limits.order.acceptRemindersMs },
      source: table,
    },
    {
      action: 'autoAccept',
      actor: timer,
      from: ['submitted'],
      to: 'completed',
      guard: noMilestoneLeft,
      timer: { after: 'delivered', ms: limits.order.autoAcceptMs, notBefore: 'acceptBy' },
      source: table,
    },
    {
      action: 'cancelOverdue',
      actor: client,
      from: ['started'],
      to: 'refunded',
      guard: ifPaid(overdueByADay),
      source: table,
    },
    {
      action: 'autoCancelOverdue',
      actor: timer,
      from: ['started'],
      to: 'refunded',
      guard: (facts) => milestonePaid(facts) ?? neverWorked(facts),
      timer: { after: 'due', ms: limits.order.autoCancelAfterDueMs },
      source: table,
    },
    {
      action: 'remindDelivery',
      actor: timer,
      from: ['started', 'changesRequested'],
      to: 'same',
      timer: { after: 'due', ms: limits.order.deliveryReminderMs },
      source: 'docs/product/quality.md#people',
    },
    {
      action: 'remindBooking',
      actor: timer,
      from: ['received', 'started'],
      to: 'same',
      timer: { after: 'start', ms: limits.order.bookingRemindersMs },
      source: 'docs/product/quality.md#people',
    },
    {
      action: 'checkIn',
      actor: either,
      from: ['started', 'submitted'],
      to: 'same',
      guard: atBooking,
      source: table,
    },
    // What a client owes who cancels was agreed on in the order; a supplier who does is paid nothing.
    {
      action: 'cancelBooking',
      actor: client,
      from: ['started'],
      to: 'agreed',
      guard: cancellable,
      source: table,
    },
    {
      action: 'giveUpBooking',
      actor: supplier,
      from: ['started'],
      to: 'refunded',
      guard: booked,
      source: table,
    },
    {
      action: 'proposeEnd',
      actor: either,
      from: ['started', 'submitted', 'changesRequested'],
      to: 'same',
      guard: noProposalYet,
      source: table,
    },
    {
      action: 'agreeEnd',
      actor: either,
      from: ['started', 'submitted', 'changesRequested'],
      to: 'agreed',
      guard: otherPartyProposed,
      source: table,
    },
    {
      action: 'declineEnd',
      actor: either,
      from: ['started', 'submitted', 'changesRequested'],
      to: 'same',
      guard: otherPartyProposed,
      source: table,
    },
    {
      action: 'withdrawEnd',
      actor: either,
      from: ['started', 'submitted', 'changesRequested'],
      to: 'same',
      guard: isOwnProposal,
      source: table,
    },
    ...changeTransitions,
    ...milestoneTransitions,
    {
      action: 'appeal',
      actor: either,
      from: ['started', 'submitted', 'changesRequested', 'completed'],
      to: 'inAppeal',
      guard: ifPaid(mayAppeal),
      source: table,
    },
    {
      action: 'withdrawAppeal',
      actor: either,
      from: ['inAppeal'],
      to: 'previous',
      guard: isClaimant,
      source: table,
    },
    // An offer in the mediation was accepted.
    { action: 'agreeInAppeal', actor: either, from: ['inAppeal'], to: 'agreed', source: table },
    { action: 'escalateAppeal', actor: timer, from: ['inAppeal'], to: 'same', source: table },
    // Money may not be held any longer, or nobody confirmed a booking that was held, which the timer of
    // what is overdue finds: staff has to decide, nothing happens in silence.
    {
      action: 'endEscrow',
      actor: timer,
      from: ['started', 'submitted', 'changesRequested'],
      to: 'inAppeal',
      timer: { after: 'paid', ms: limits.order.escrowMs },
      source: 'docs/product/providers.md#money-held-for-others',
    },
    // By staff in a review; by the timer or the parties once a ruling is final.
    {
      action: 'rule',
      actor: [...staff, ...timer, ...either],
      from: ['inAppeal'],
      to: 'ruled',
      source: table,
    },
    {
      action: 'ruleRedo',
      actor: [...staff, ...timer, ...either],
      from: ['inAppeal'],
      to: 'started',
      source: table,
    },
    {
      action: 'evaluate',
      actor: either,
      from: ['completed', 'agreed', 'ruled'],
      to: 'same',
      guard: notEvaluatedYet,
      source: 'docs/product/lifecycles.md#evaluation',
    },
  ],
};

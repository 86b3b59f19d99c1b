import type { Identity } from '../identity.ts';
import * as limits from '../limits.ts';
import type { ApplicationStatus } from './application.ts';
import type { Lifecycle, Refusal } from './lifecycle.ts';
import type { PositionStatus } from './position.ts';
import type { InvitationAnswer } from '../invitation.ts';

/** What became of one offer of terms; at most one of a negotiation is open. */
export const offerStatuses = [
  'open',
  'agreed',
  'countered',
  'declined',
  'withdrawn',
  'lapsed',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/**
 * How far a client and a supplier have come about one posting, before an order. `idle`: no offer
 * waits. `closed`: the posting, or what brought the two together, has ended.
 */
export const negotiationStates = ['idle', 'open', 'agreed', 'closed'] as const;
export type NegotiationState = (typeof negotiationStates)[number];

export const negotiationActions = [
  'proposeTerms',
  'agreeTerms',
  'counterTerms',
  'declineTerms',
  'withdrawTerms',
  'close',
  'reopen',
] as const;
export type NegotiationAction = (typeof negotiationActions)[number];

export interface NegotiationFacts {
  viewer: Identity | null;
  /** Whose offer is open; null where none is. */
  openBy: Identity | null;
  /** How many offers were made so far, by both. */
  offers: number;
}

/** What a negotiation hangs on. */
export interface NegotiationTies {
  posting: PositionStatus;
  deadline: Date;
  /** Null where the supplier has not applied. */
  application: ApplicationStatus | null;
  /** Undefined where the supplier was not invited, null where they have not answered. */
  invitation: InvitationAnswer | null | undefined;
}

function offersLeft({ offers }: NegotiationFacts): Refusal | null {
  return offers < limits.negotiation.offers ? null : { reason: 'offersOfTermsUsedUp' };
}

function isTurn({ openBy, viewer }: NegotiationFacts): Refusal | null {
  return openBy === viewer ? { reason: 'ownChange' } : null;
}

function mayCounter(facts: NegotiationFacts): Refusal | null {
  return isTurn(facts) ?? offersLeft(facts);
}

function isOwn({ openBy, viewer }: NegotiationFacts): Refusal | null {
  return openBy === viewer ? null : { reason: 'changeOfOther' };
}

const either = ['client', 'supplier'] as const;
const source = 'docs/product/lifecycles.md#negotiation';

/** A negotiation before an order: what both have agreed on stays, and fills the order. */
export const negotiationLifecycle: Lifecycle<
  NegotiationState,
  NegotiationAction,
  NegotiationFacts
> = {
  name: 'negotiation',
  states: negotiationStates,
  initial: 'idle',
  final: ['agreed'],
  transitions: [
    {
      action: 'proposeTerms',
      actor: either,
      from: ['idle'],
      to: 'open',
      guard: offersLeft,
      source,
    },
    { action: 'agreeTerms', actor: either, from: ['open'], to: 'agreed', guard: isTurn, source },
    {
      action: 'counterTerms',
      actor: either,
      from: ['open'],
      to: 'same',
      guard: mayCounter,
      source,
    },
    { action: 'declineTerms', actor: either, from: ['open'], to: 'idle', guard: isTurn, source },
    { action: 'withdrawTerms', actor: either, from: ['open'], to: 'idle', guard: isOwn, source },
    // What both hang on ends: an open offer lapses with it.
    { action: 'close', actor: ['timer'], from: ['idle', 'open'], to: 'closed', source },
    { action: 'reopen', actor: ['timer'], from: ['closed'], to: 'idle', source },
  ],
};

/** Whether the two may still agree on something; a supplier who was turned down may not. */
export function isNegotiable(
  { posting, deadline, application, invitation }: NegotiationTies,
  now: Date,
): boolean {
  if (posting === 'finished' || deadline <= now) return false;
  if (application !== null) return ['applied', 'read', 'suitable'].includes(application);
  return invitation === null;
}

/** How far the two have come, by their offers and what these hang on. */
export function negotiationState(
  offers: readonly { status: OfferStatus }[],
  ties: NegotiationTies,
  now: Date,
): NegotiationState {
  if (offers.some(({ status }) => status === 'agreed')) return 'agreed';
  if (!isNegotiable(ties, now)) return 'closed';
  return offers.some(({ status }) => status === 'open') ? 'open' : 'idle';
}

/** The terms of which an order may differ from what was agreed on before. */
export const agreedTermNames = ['unitPrice', 'workload', 'amountOfMoney', 'deliverTime'] as const;
export type AgreedTermName = (typeof agreedTermNames)[number];

export interface ComparedTerms {
  /** Minor units; of all the work where the price is fixed. */
  unitPrice: number;
  unitName: string;
  currency: string;
  workload: number;
  amountOfMoney: number;
  /** ISO 8601; null where no time was agreed on. */
  deliverTime: string | null;
}

/** What of an order is other than what was agreed on before it; nothing of what was left open. */
export function differsFromAgreed(agreed: ComparedTerms, order: ComparedTerms): AgreedTermName[] {
  const sameUnit = agreed.unitName === order.unitName && agreed.currency === order.currency;
  const differs: Record<AgreedTermName, boolean> = {
    unitPrice: !sameUnit || agreed.unitPrice !== order.unitPrice,
    workload: agreed.unitName !== order.unitName || agreed.workload !== order.workload,
    amountOfMoney:
      agreed.currency !== order.currency || agreed.amountOfMoney !== order.amountOfMoney,
    deliverTime:
      agreed.deliverTime !== null &&
      (order.deliverTime === null ||
        Date.parse(agreed.deliverTime) !== Date.parse(order.deliverTime)),
  };
  return agreedTermNames.filter((name) => differs[name]);
}

import * as limits from '../limits.ts';
import { addMs } from '../time.ts';
import type { Lifecycle, Refusal } from './lifecycle.ts';

export const appealStatuses = [
  'evidence',
  'mediation',
  'ruled',
  'inReview',
  'withdrawn',
  'agreed',
  'closed',
] as const;
export type AppealStatus = (typeof appealStatuses)[number];

/** The order stays in appeal while its appeal has one of these. */
export const openAppealStatuses = [
  'evidence',
  'mediation',
  'ruled',
  'inReview',
] as const satisfies readonly AppealStatus[];

/** How staff may decide: all to the supplier, all back to the client, by percent, or once more. */
export const appealOutcomes = ['release', 'refund', 'split', 'redo'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

export const appealActions = [
  'open',
  'addEvidence',
  'endEvidence',
  'extendEvidence',
  'offer',
  'acceptOffer',
  'mediate',
  'acceptMediation',
  'concludeMediation',
  'withdraw',
  'rule',
  'acceptRuling',
  'askReview',
  'finalize',
  'review',
  'escalate',
] as const;
export type AppealAction = (typeof appealActions)[number];

/** What the guards look at; times are UTC. `viewer` is the party who asks, `staffId` the member. */
export interface AppealFacts {
  viewer: 'client' | 'supplier' | null;
  staffId: string | null;
  /** Null: the platform opened it, because money may not be held any longer. */
  claimant: 'client' | 'supplier' | null;
  ruledAt: Date | null;
  /** The member of staff who ruled. */
  ruledBy: string | null;
  /** Whose offer stands, if one does. */
  offerBy: 'client' | 'supplier' | null;
  /** Who has accepted the ruling. */
  acceptedBy: readonly ('client' | 'supplier')[];
  evidenceCount: number;
  /** Staff has given more time for evidence. */
  extended: boolean;
  /** Who has accepted the split that staff propose; null: they propose none. */
  mediationAcceptedBy: readonly ('client' | 'supplier')[] | null;
}

function isClaimant({ claimant, viewer }: AppealFacts): Refusal | null {
  return claimant !== null && claimant === viewer ? null : { reason: 'notClaimant' };
}

function otherPartyOffered({ offerBy, viewer }: AppealFacts): Refusal | null {
  if (offerBy === null) return { reason: 'noOffer' };
  return offerBy === viewer ? { reason: 'ownOffer' } : null;
}

/** Who has accepted the ruling is bound by it. */
function mayAskReview(facts: AppealFacts, now: Date): Refusal | null {
  const { ruledAt } = facts;
  const accepted = notAcceptedYet(facts);
  if (accepted !== null) return accepted;
  return ruledAt !== null && now <= addMs(ruledAt, limits.appeal.reviewMs)
    ? null
    : { reason: 'reviewWindowOver' };
}

function notAcceptedYet({ acceptedBy, viewer }: AppealFacts): Refusal | null {
  return viewer !== null && acceptedBy.includes(viewer) ? { reason: 'rulingAccepted' } : null;
}

function notWhoRuled({ ruledBy, staffId }: AppealFacts): Refusal | null {
  return ruledBy === staffId ? { reason: 'ownRuling' } : null;
}

function roomForEvidence({ evidenceCount }: AppealFacts): Refusal | null {
  return evidenceCount < limits.appeal.evidencePerSide ? null : { reason: 'evidenceFull' };
}

function notExtendedYet({ extended }: AppealFacts): Refusal | null {
  return extended ? { reason: 'evidenceExtended' } : null;
}

function mayAcceptMediation({ mediationAcceptedBy, viewer }: AppealFacts): Refusal | null {
  if (mediationAcceptedBy === null) return { reason: 'noOffer' };
  return viewer !== null && mediationAcceptedBy.includes(viewer)
    ? { reason: 'mediationAccepted' }
    : null;
}

function bothAcceptMediation({ mediationAcceptedBy }: AppealFacts): Refusal | null {
  return mediationAcceptedBy?.length === 2 ? null : { reason: 'noOffer' };
}

const either = ['client', 'supplier'] as const;
const staff = ['staff'] as const;
const timer = ['timer'] as const;
const source = 'docs/product/lifecycles.md#appeal';

export const appealLifecycle: Lifecycle<AppealStatus, AppealAction, AppealFacts> = {
  name: 'appeal',
  states: appealStatuses,
  initial: 'evidence',
  final: ['withdrawn', 'agreed', 'closed'],
  transitions: [
    // The timer opens one when money has been held as long as it may be.
    { action: 'open', actor: [...either, ...timer], from: [], to: 'evidence', source },
    {
      action: 'addEvidence',
      actor: either,
      from: ['evidence'],
      to: 'same',
      guard: roomForEvidence,
      source,
    },
    {
      action: 'endEvidence',
      actor: timer,
      from: ['evidence'],
      to: 'mediation',
      timer: { after: 'opened', ms: limits.appeal.evidenceMs },
      source,
    },
    {
      action: 'extendEvidence',
      actor: staff,
      from: ['evidence'],
      to: 'same',
      guard: notExtendedYet,
      source,
    },
    { action: 'offer', actor: either, from: ['evidence', 'mediation'], to: 'same', source },
    {
      action: 'acceptOffer',
      actor: either,
      from: ['evidence', 'mediation'],
      to: 'agreed',
      guard: otherPartyOffered,
      source,
    },
    // A split that staff propose holds once both have accepted it; a new one is accepted anew.
    { action: 'mediate', actor: staff, from: ['evidence', 'mediation'], to: 'same', source },
    {
      action: 'acceptMediation',
      actor: either,
      from: ['evidence', 'mediation'],
      to: 'same',
      guard: mayAcceptMediation,
      source,
    },
    {
      action: 'concludeMediation',
      actor: either,
      from: ['evidence', 'mediation'],
      to: 'agreed',
      guard: bothAcceptMediation,
      source,
    },
    {
      action: 'withdraw',
      actor: either,
      from: ['evidence', 'mediation'],
      to: 'withdrawn',
      guard: isClaimant,
      source,
    },
    { action: 'rule', actor: staff, from: ['mediation'], to: 'ruled', source },
    {
      action: 'acceptRuling',
      actor: either,
      from: ['ruled'],
      to: 'same',
      guard: notAcceptedYet,
      source,
    },
    {
      action: 'askReview',
      actor: either,
      from: ['ruled'],
      to: 'inReview',
      guard: mayAskReview,
      source,
    },
    // Both have accepted the ruling, or nobody has asked for a review in time.
    {
      action: 'finalize',
      actor: [...either, ...timer],
      from: ['ruled'],
      to: 'closed',
      timer: { after: 'ruled', ms: limits.appeal.reviewMs },
      source,
    },
    {
      action: 'review',
      actor: staff,
      from: ['inReview'],
      to: 'closed',
      guard: notWhoRuled,
      source,
    },
    {
      action: 'escalate',
      actor: timer,
      from: ['evidence', 'mediation'],
      to: 'same',
      timer: { after: 'opened', ms: limits.appeal.escalateMs },
      source,
    },
  ],
};

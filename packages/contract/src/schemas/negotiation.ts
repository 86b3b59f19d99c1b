import {
  identities,
  limits,
  negotiationActions,
  negotiationStates,
  offerStatuses,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Count,
  Currency,
  Flag,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  Text,
  Timestamp,
  Zone,
} from './base.ts';
import { projectTypes } from './posting.ts';

/** How much work is offered, and until when; what is left out is as in the posting. */
export const offeredWork = {
  workload: Type.Optional(
    Type.Number({ minimum: limits.workload.min, maximum: limits.workload.max }),
  ),
  /** Interpreting has none: it ends when it is held. */
  deliverTime: Type.Optional(Timestamp),
};

/** Minor units of the posting's currency for one of its units. */
export const offeredPrice = Type.Integer({
  minimum: limits.unitPrice.min,
  maximum: limits.unitPrice.max,
});

/** An offer of terms; what is left out is as in the last one, in the first as in the posting. */
export const offerFields = {
  unitPrice: Type.Optional(offeredPrice),
  ...offeredWork,
  /** The other side reads it. */
  note: Type.Optional(Text(limits.reason.max)),
};

/** What the two negotiate about. */
export const OfferedTerms = Type.Object({
  unitPrice: MinorUnits,
  workload: Type.Number(),
  /** Null where the posting says none, and for interpreting. */
  deliverTime: Nullable(Timestamp),
  /** What it comes to, by the server. */
  amountOfMoney: MinorUnits,
});
export type OfferedTerms = Static<typeof OfferedTerms>;

/** One offer, and what became of it. */
export const TermsOffer = Type.Object({
  offerId: Id,
  by: OneOf(identities),
  /** Who offered it for the organisation that the caller acts for. */
  memberName: Type.Optional(Type.String()),
  /** Who answered it or took it back for that organisation. */
  answererName: Type.Optional(Type.String()),
  status: OneOf(offerStatuses),
  note: Type.String(),
  time: Timestamp,
  /** When it was answered, taken back or lapsed. */
  answerTime: Nullable(Timestamp),
  /** Why it was declined, if that was said. */
  answerNote: Nullable(Type.String()),
  unitName: Type.String(),
  currency: Currency,
  /** The terms of the offer before it, of the first one the posting's. */
  before: OfferedTerms,
  after: OfferedTerms,
});
export type TermsOffer = Static<typeof TermsOffer>;

/** The newest offer about a posting, as lists show it. */
export const LatestOffer = Type.Object({
  offerId: Id,
  /** Counts from 1, the offers of both sides together. */
  round: Count,
  by: OneOf(identities),
  status: OneOf(offerStatuses),
  unitName: Type.String(),
  currency: Currency,
  ...OfferedTerms.properties,
});
export type LatestOffer = Static<typeof LatestOffer>;

/** How a client and a supplier come to terms about a posting, before an order. */
export const Negotiation = Type.Object({
  projectReleaseInforId: Id,
  projectName: Type.String(),
  projectType: OneOf(projectTypes),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  supUserId: Id,
  supUserName: Type.String(),
  clientName: Type.String(),
  state: OneOf(negotiationStates),
  /** What a new offer begins with. */
  terms: OfferedTerms,
  unitName: Type.String(),
  currency: Currency,
  /** IANA zone of the posting's author. */
  zone: Zone,
  /** The newest first. */
  offers: Type.Array(TermsOffer),
  /** How many more both may make. */
  offersLeft: Count,
  /** Null where the supplier has not applied. */
  projectApplicationJLId: Nullable(Id),
  /** Whether an order was made from it. */
  ordered: Flag,
  allowedActions: Type.Array(ActionState(negotiationActions)),
});
export type Negotiation = Static<typeof Negotiation>;

/** An offer that waits for the caller's answer. */
export const WaitingOffer = Type.Object({
  projectReleaseInforId: Id,
  projectName: Type.String(),
  supUserId: Id,
  otherName: Type.String(),
  zone: Zone,
  offer: LatestOffer,
});
export type WaitingOffer = Static<typeof WaitingOffer>;

import type { LatestOffer, Negotiation, TermsOffer, WaitingOffer } from '@tolk/contract';
import {
  actionsFor,
  limits,
  negotiationLifecycle,
  negotiationState,
  type Identity,
  type Language,
  type NegotiationAction,
} from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { presentActions } from '../../calls/action-states.ts';
import type { PostingRecord } from '../postings/posting-repository.ts';
import { amountOf, baseTerms, type OfferTerms } from './offer-terms.ts';
import type { Pair, TermsOfferRow, tiesOf, waitingOffers } from './terms-offer-repository.ts';

/** What a person does; that it closes and opens again happens by itself. */
const offered: ReadonlySet<NegotiationAction> = new Set([
  'proposeTerms',
  'agreeTerms',
  'counterTerms',
  'declineTerms',
  'withdrawTerms',
]);

/** Everything that a negotiation stands on. */
export interface NegotiationRecord {
  pair: Pair;
  posting: PostingRecord;
  /** The newest first. */
  offers: readonly TermsOfferRow[];
  ties: Awaited<ReturnType<typeof tiesOf>>;
}

export interface NegotiationViewer {
  identity: Identity;
  now: Date;
  language: Language;
}

export function stateOf({ posting, offers, ties }: NegotiationRecord, now: Date) {
  const { status, deadline } = posting;
  const hangsOn = {
    posting: status,
    deadline,
    application: ties.application?.status ?? null,
    invitation: ties.invitation?.answer,
  };
  return negotiationState(offers, hangsOn, now);
}

export function factsFor(offers: readonly TermsOfferRow[], viewer: Identity) {
  const open = offers.find(({ status }) => status === 'open');
  return { viewer, openBy: open?.offered_by ?? null, offers: offers.length };
}

export function allowedTerms(
  record: NegotiationRecord,
  { identity, now, language }: NegotiationViewer,
) {
  const facts = factsFor(record.offers, identity);
  const state = stateOf(record, now);
  const states = actionsFor(negotiationLifecycle, state, identity, facts, now);
  return presentActions(states, offered, language);
}

export function presentNegotiation(
  record: NegotiationRecord,
  names: { client: string; supplier: string; members: ReadonlyMap<string | null, string> },
  viewer: NegotiationViewer,
): Negotiation {
  const { posting, offers, pair, ties } = record;
  return {
    projectReleaseInforId: posting.id,
    projectName: posting.name,
    projectType: posting.project_type,
    sourceLanguage: posting.source_language,
    targetLanguage: posting.target_language,
    supUserId: pair.supplier_id,
    supUserName: shownName(names.supplier, viewer.language),
    clientName: shownName(names.client, viewer.language),
    state: stateOf(record, viewer.now),
    terms: presentTerms(baseTerms(offers, posting)),
    unitName: posting.unit,
    currency: posting.currency,
    zone: posting.zone,
    offers: offers.map((offer) => presentOffer(offer, names.members, viewer.language)),
    offersLeft: Math.max(0, limits.negotiation.offers - offers.length),
    projectApplicationJLId: ties.application?.id ?? null,
    ordered: ties.application?.status === 'ordered',
    allowedActions: allowedTerms(record, viewer),
  };
}

function presentOffer(
  offer: TermsOfferRow,
  members: ReadonlyMap<string | null, string>,
  language: Language,
): TermsOffer {
  const { former } = offer;
  const maker = members.get(offer.member_id);
  const answerer = members.get(offer.answered_by);
  return {
    offerId: offer.id,
    by: offer.offered_by,
    ...(maker === undefined ? {} : { memberName: shownName(maker, language) }),
    ...(answerer === undefined ? {} : { answererName: shownName(answerer, language) }),
    status: offer.status,
    note: offer.note,
    time: offer.created_at.toISOString(),
    answerTime: offer.answered_at?.toISOString() ?? null,
    answerNote: offer.answer_note,
    unitName: offer.unit,
    currency: offer.currency,
    before: presentTerms({
      ...former,
      due_at: former.due_at === null ? null : new Date(former.due_at),
    }),
    after: presentTerms(offer),
  };
}

/** The newest offer as lists show it; null where there is none. */
export function presentLatest(offer: TermsOfferRow | null | undefined): LatestOffer | null {
  return offer ? inShort(offer) : null;
}

/** An open offer as the overview of whom it waits for shows it. */
export function presentWaiting(
  offer: Awaited<ReturnType<typeof waitingOffers>>['list'][number],
  viewer: Identity,
  language: Language,
): WaitingOffer {
  const other = viewer === 'client' ? offer.supplier_name : offer.client_name;
  return {
    projectReleaseInforId: offer.posting_id,
    projectName: offer.posting_name,
    supUserId: offer.supplier_id,
    otherName: shownName(other, language),
    zone: offer.zone,
    offer: inShort(offer),
  };
}

function inShort(offer: TermsOfferRow): LatestOffer {
  const { id, round, offered_by: by, status, unit: unitName, currency } = offer;
  return { offerId: id, round, by, status, unitName, currency, ...presentTerms(offer) };
}

export function presentTerms(terms: OfferTerms) {
  return {
    unitPrice: terms.unit_price,
    workload: terms.workload,
    deliverTime: terms.due_at?.toISOString() ?? null,
    amountOfMoney: amountOf(terms),
  };
}

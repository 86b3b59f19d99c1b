import type { Negotiation, RequestOf, calls } from '@tolk/contract';
import {
  applicantStatuses,
  findTransition,
  negotiationLifecycle,
  otherIdentity,
  type Identity,
} from '@tolk/domain';
import { bilingualReason } from '../../calls/action-states.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { visibleText } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { requireHeard, type Writing } from '../../messages/threads/closed.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { haveSomebodyInCommon } from '../../persons/member-repository.ts';
import { lockPersonsForKeyShare, nameOf, namesOf } from '../../persons/person-repository.ts';
import { updateApplication } from '../applications/application-repository.ts';
import { findPosting } from '../postings/posting-repository.ts';
import { isInSightOf } from '../postings/posting-sight-repository.ts';
import { addOffer } from './carried-offers.ts';
import { tellOther, type TermsAction } from './offer-messages.ts';
import { baseTerms, offeredTerms, requireOrderable, requireOther } from './offer-terms.ts';
import {
  allowedTerms,
  factsFor,
  presentNegotiation,
  stateOf,
  type NegotiationRecord,
} from './present-negotiation.ts';
import {
  endOffer,
  holdPosting,
  offersOfPair,
  tiesOf,
  type TermsOfferRow,
} from './terms-offer-repository.ts';

type Calls = typeof calls.clientinterface.negotiations;
/** A supplier negotiates for themselves and says only about what. */
type Request<Call extends keyof Calls> = Omit<RequestOf<Calls[Call]>, 'supUserId'> & {
  supUserId?: string;
};
type OfferFields = Pick<Request<'proposeTerms'>, 'unitPrice' | 'workload' | 'deliverTime' | 'note'>;

interface Parties {
  side: Identity;
  projectReleaseInforId: string;
  supUserId: string;
}

export async function readNegotiation(
  side: Identity,
  request: Request<'getNegotiation'>,
  context: CallContext,
): Promise<Negotiation> {
  const { db } = context.deps;
  const parties = partiesOf(side, request, context);
  return present(db, await recordOf(db, parties, context, 'read'), parties, context);
}

/** Throws 409 where an offer is open or was agreed on, and once both have made all they may. */
export function proposeTerms(
  side: Identity,
  request: Request<'proposeTerms'>,
  context: CallContext,
): Promise<Negotiation> {
  const parties = partiesOf(side, request, context);
  return act(parties, { action: 'proposeTerms' }, context, (tx, record) =>
    offer(tx, record, { side, form: request }, context),
  );
}

/** Throws 409 where the offer that was seen is no longer open, 422 where it says the same. */
export function counterTerms(
  side: Identity,
  request: Request<'counterTerms'>,
  context: CallContext,
): Promise<Negotiation> {
  const asked = { action: 'counterTerms', offerId: request.offerId } as const;
  return act(partiesOf(side, request, context), asked, context, async (tx, record, open) => {
    const answered = open ?? refuse('conflict');
    const terms = termsFor(record, request, context);
    requireOther(terms, answered);
    await endOffer(tx, answered.id, { status: 'countered', at: context.now, by: context.memberId });
    await offer(tx, record, { side, form: request }, context);
  });
}

/** Throws 409 where the offer that was seen is no longer open, 422 where no order could have its terms. */
export function answerTerms(
  side: Identity,
  { offerId, agree, reason = '', ...about }: Request<'answerTerms'>,
  context: CallContext,
): Promise<Negotiation> {
  const { now: at } = context;
  const note = agree ? '' : visibleText(reason);
  const action = agree ? 'agreeTerms' : 'declineTerms';
  return act(
    partiesOf(side, about, context),
    { action, offerId },
    context,
    async (tx, record, open) => {
      const answered = open ?? refuse('conflict');
      await requireHeard(tx, note, writingOf(record, side, context), at);
      if (agree) requireOrderable(answered);
      const status = agree ? 'agreed' : 'declined';
      await endOffer(tx, answered.id, { status, at, note: note || null, by: context.memberId });
      if (agree) await askFrom(tx, record, answered.unit_price);
    },
  );
}

export function withdrawTerms(
  side: Identity,
  { offerId, ...about }: Request<'withdrawTerms'>,
  context: CallContext,
): Promise<Negotiation> {
  const asked = { action: 'withdrawTerms', offerId } as const;
  return act(partiesOf(side, about, context), asked, context, async (tx, _record, open) => {
    const own = open ?? refuse('conflict');
    await endOffer(tx, own.id, { status: 'withdrawn', at: context.now, by: context.memberId });
  });
}

function partiesOf(
  side: Identity,
  { projectReleaseInforId, supUserId }: Request<'getNegotiation'>,
  { personId }: CallContext,
): Parties {
  return {
    side,
    projectReleaseInforId,
    supUserId: side === 'supplier' ? personId : (supUserId ?? refuse('notFound')),
  };
}

/**
 * One action on what two negotiate, at the offer that was seen; answers how they stand then. Both
 * sides hold the application or the invitation, so that one of two at once is too late.
 */
function act(
  parties: Parties,
  { action, offerId }: { action: TermsAction; offerId?: string },
  context: CallContext,
  change: (tx: Tx, record: NegotiationRecord, open: TermsOfferRow | undefined) => Promise<void>,
): Promise<Negotiation> {
  return context.transaction(async (tx) => {
    await lockCaller(tx, context.personId);
    // Both persons come before the posting, as in a block and a deletion.
    const posting = await findPosting(tx, parties.projectReleaseInforId);
    await lockPersonsForKeyShare(tx, [parties.supUserId, posting?.owner_id ?? refuse('notFound')]);
    await holdPosting(tx, parties.projectReleaseInforId);
    const record = await recordOf(tx, parties, context, 'lock');
    const open = record.offers.find(({ status }) => status === 'open');
    requireAllowed(record, { side: parties.side, action, seen: offerId, open }, context);
    if (leadsOn.has(action)) await requireTwo(tx, record);
    await change(tx, record, open);
    await tellOther(tx, record, { side: parties.side, action }, context);
    return present(tx, await recordOf(tx, parties, context, 'read'), parties, context);
  });
}

/** What brings an order nearer; declining and taking back stay open to everybody. */
const leadsOn = new Set<TermsAction>(['proposeTerms', 'counterTerms', 'agreeTerms']);

/** The supplier may have joined the client's organisation since. Throws `ownPosting`. */
async function requireTwo(tx: Tx, { pair, posting }: NegotiationRecord): Promise<void> {
  if (await haveSomebodyInCommon(tx, pair.supplier_id, posting.owner_id)) refuse('ownPosting');
}

function requireAllowed(
  record: NegotiationRecord,
  {
    side,
    action,
    seen,
    open,
  }: {
    side: Identity;
    action: TermsAction;
    seen: string | undefined;
    open: TermsOfferRow | undefined;
  },
  { now, language }: CallContext,
): void {
  const transition = findTransition(negotiationLifecycle, stateOf(record, now), side, action);
  const refusal = transition?.guard?.(factsFor(record.offers, side), now) ?? null;
  const isSeen = seen === undefined || seen === open?.id;
  if (transition !== undefined && refusal === null && isSeen) return;
  const data = { allowedActions: allowedTerms(record, { identity: side, now, language }) };
  refuse('conflict', refusal ? { data, message: bilingualReason(refusal.reason) } : { data });
}

function writingOf(
  { pair, posting }: NegotiationRecord,
  side: Identity,
  { personId, memberId }: CallContext,
): Writing {
  const otherId = side === 'client' ? pair.supplier_id : posting.owner_id;
  return { personId, memberId, otherId };
}

async function offer(
  tx: Tx,
  record: NegotiationRecord,
  { side, form }: { side: Identity; form: OfferFields },
  context: CallContext,
): Promise<void> {
  const { posting, pair, offers } = record;
  const terms = termsFor(record, form, context);
  const note = visibleText(form.note ?? '');
  await requireHeard(tx, note, writingOf(record, side, context), context.now);
  const between = { posting, supplierId: pair.supplier_id };
  const made = { by: side, memberId: context.memberId, terms, note };
  await addOffer(tx, between, made, { offers, at: context.now });
  if (side === 'supplier') await askFrom(tx, record, terms.unit_price);
}

function termsFor({ posting, offers }: NegotiationRecord, form: OfferFields, { now }: CallContext) {
  return requireOrderable(offeredTerms(form, baseTerms(offers, posting), posting, now));
}

/** An application asks for what its supplier offered last, or both agreed on. */
async function askFrom(tx: Tx, { ties }: NegotiationRecord, expected_price: number) {
  if (ties.application !== null)
    await updateApplication(tx, ties.application.id, { expected_price });
}

/**
 * Where nothing brought the two together, the negotiation looks absent; and so it does for who was
 * only invited while staff hide the posting, or whose invitation to one that is not public was taken back.
 */
async function recordOf(
  db: Queryable,
  { side, projectReleaseInforId, supUserId }: Parties,
  { personId }: CallContext,
  lock: 'lock' | 'read',
): Promise<NegotiationRecord> {
  const posting = (await findPosting(db, projectReleaseInforId)) ?? refuse('notFound');
  if (side === 'client' && posting.owner_id !== personId) refuse('notFound');
  const pair = { posting_id: posting.id, supplier_id: supUserId };
  const ties = await tiesOf(db, pair, lock);
  if (ties.application === null && ties.invitation === undefined) refuse('notFound');
  const applied = ties.application !== null && applicantStatuses.includes(ties.application.status);
  if (side === 'supplier' && !applied && !(await isInSightOf(db, posting.id, supUserId))) {
    refuse('notFound');
  }
  return { pair, posting, ties, offers: await offersOfPair(db, pair) };
}

async function present(
  db: Queryable,
  record: NegotiationRecord,
  { side }: Parties,
  { now, language }: CallContext,
): Promise<Negotiation> {
  const names = {
    client: await nameOf(db, record.posting.owner_id),
    supplier: await nameOf(db, record.pair.supplier_id),
    members: await membersNamed(db, record, side),
  };
  return presentNegotiation(record, names, { identity: side, now, language });
}

/** Who offered and answered for an organisation, for its own side alone. */
function membersNamed(db: Queryable, { offers }: NegotiationRecord, side: Identity) {
  const acted = offers.flatMap(({ offered_by, status, member_id, answered_by }) => {
    const answeredFor = status === 'withdrawn' ? offered_by : otherIdentity(offered_by);
    return [offered_by === side ? member_id : null, answeredFor === side ? answered_by : null];
  });
  return namesOf(db, acted);
}

import type { Identity } from '@tolk/domain';
import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import type { PostingRecord } from '../postings/posting-repository.ts';
import {
  baseTerms,
  offeredTerms,
  requireOrderable,
  sameTerms,
  termsOfPosting,
  type OfferForm,
  type OfferTerms,
} from './offer-terms.ts';
import {
  endOffer,
  insertOffer,
  lapseOffers,
  offersOfPair,
  type Pair,
  type TermsOfferRow,
} from './terms-offer-repository.ts';

/** The next offer of a pair, after those that there are. */
export async function addOffer(
  tx: Tx,
  { posting, supplierId }: { posting: PostingRecord; supplierId: string },
  {
    by,
    memberId,
    terms,
    note,
  }: { by: Identity; memberId: string | null; terms: OfferTerms; note: string },
  { offers, at }: { offers: readonly TermsOfferRow[]; at: Date },
): Promise<void> {
  const { unit_price, workload, due_at } = baseTerms(offers, posting);
  await insertOffer(tx, {
    posting_id: posting.id,
    client_id: posting.owner_id,
    supplier_id: supplierId,
    round: (offers[0]?.round ?? 0) + 1,
    offered_by: by,
    member_id: memberId,
    note,
    unit_price: terms.unit_price,
    workload: terms.workload,
    due_at: terms.due_at,
    unit: posting.unit,
    currency: posting.currency,
    former: JSON.stringify({ unit_price, workload, due_at }),
    created_at: at,
  });
}

/**
 * What an application offers: an answer to what the client offered with an invitation, else an offer
 * of its own. Answers the price that the supplier asks for from here on. Throws 422.
 */
export async function offerWithApplication(
  tx: Tx,
  { posting, supplierId }: { posting: PostingRecord; supplierId: string },
  form: OfferForm & { unitPrice: number },
  { memberId, now: at }: Pick<CallContext, 'memberId' | 'now'>,
): Promise<number> {
  const offers = await offersOfPair(tx, { posting_id: posting.id, supplier_id: supplierId });
  const agreed = offers.find(({ status }) => status === 'agreed');
  if (agreed !== undefined) return agreed.unit_price;
  const terms = offeredTerms(form, baseTerms(offers, posting), posting, at);
  const open = offers.find(({ status }) => status === 'open');
  if (open !== undefined && sameTerms(open, terms)) {
    if (open.offered_by === 'client') {
      await endOffer(tx, open.id, { status: 'agreed', at, by: memberId });
    }
    return terms.unit_price;
  }
  // Who has no offer left applies all the same, and answers what is open.
  if (offers.length >= limits.negotiation.offers) return terms.unit_price;
  if (open !== undefined) {
    const status = open.offered_by === 'client' ? 'countered' : 'withdrawn';
    await endOffer(tx, open.id, { status, at, by: memberId });
  }
  const pair = { posting, supplierId };
  const made = { by: 'supplier', memberId, terms, note: '' } as const;
  await addOffer(tx, pair, made, { offers, at });
  return terms.unit_price;
}

/**
 * What an invitation offers, if it says a price, a workload or a due time; nothing where both had
 * agreed before it was taken back and sent again. Throws 422.
 */
export async function offerWithInvitation(
  tx: Tx,
  pair: { posting: PostingRecord; supplierId: string },
  form: OfferForm,
  { memberId, now: at }: Pick<CallContext, 'memberId' | 'now'>,
): Promise<void> {
  const { unitPrice, workload, deliverTime } = form;
  if (unitPrice === undefined && workload === undefined && deliverTime === undefined) return;
  const { posting, supplierId } = pair;
  const terms = requireOrderable(offeredTerms(form, termsOfPosting(posting), posting, at));
  const offers = await offersOfPair(tx, { posting_id: posting.id, supplier_id: supplierId });
  if (offers.some(({ status }) => status === 'agreed')) return;
  const made = { by: 'client', memberId, terms, note: '' } as const;
  await addOffer(tx, pair, made, { offers, at });
}

/**
 * The supplier takes what the client offers with an invitation; answers the price that both have
 * agreed on then, null where nothing of the client's is open.
 */
export async function takeOffer(
  tx: Tx,
  pair: Pair,
  { memberId, now: at }: Pick<CallContext, 'memberId' | 'now'>,
): Promise<number | null> {
  const offers = await offersOfPair(tx, pair);
  const agreed = offers.find(({ status }) => status === 'agreed');
  if (agreed !== undefined) return agreed.unit_price;
  const open = offers.find(({ status }) => status === 'open');
  if (open?.offered_by !== 'client') return null;
  await endOffer(tx, open.id, { status: 'agreed', at, by: memberId });
  return open.unit_price;
}

/** What the open offers of these hang on has ended. */
export async function endNegotiations(tx: Tx, which: Partial<Pair>, at: Date): Promise<void> {
  for (const { client_id, supplier_id } of await lapseOffers(tx, which, at)) {
    invalidate(tx, client_id, ['Application', 'Invitations', 'Overview']);
    invalidate(tx, supplier_id, ['Application', 'Invitations', 'Overview']);
  }
}

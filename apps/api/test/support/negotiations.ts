import type { Negotiation } from '@tolk/contract';
import type { Answer } from '@tolk/testing/caller';
import type { Identity } from '@tolk/domain';
import { dataOf, type Market } from './market.ts';

export type TermsCall =
  | 'getNegotiation'
  | 'proposeTerms'
  | 'counterTerms'
  | 'answerTerms'
  | 'withdrawTerms';

/** How both sides of a market negotiate about one posting. */
export function negotiationOf({ client, supplier }: Market, projectReleaseInforId: string) {
  const asClient = (call: TermsCall, more: object = {}): Promise<Answer<Negotiation>> =>
    client.call(`/clientinterface/${call}`, {
      projectReleaseInforId,
      supUserId: supplier.personId,
      ...more,
    });
  const asSupplier = (call: TermsCall, more: object = {}): Promise<Answer<Negotiation>> =>
    supplier.call(`/supinterface/${call}`, { projectReleaseInforId, ...more });
  /** The id of the offer that is open, to answer it as seen. */
  const seen = async () => {
    const { data } = await asSupplier('getNegotiation');
    return { offerId: data.offers.find(({ status }) => status === 'open')?.offerId ?? '' };
  };
  return { asClient, asSupplier, seen };
}

/** An application whose offer is the client's to answer, or which the client has countered. */
export async function openOffer(market: Market, by: Identity) {
  const projectReleaseInforId = await market.publish();
  await market.apply(projectReleaseInforId);
  const sides = negotiationOf(market, projectReleaseInforId);
  if (by === 'client') {
    await dataOf(sides.asClient('counterTerms', { ...(await sides.seen()), unitPrice: 140_00 }));
  }
  return { projectReleaseInforId, ...(await sides.seen()) };
}

/** The same as somebody of this side names it in a request. */
export async function offerFor(market: Market, side: Identity, by: Identity) {
  const seen = await openOffer(market, by);
  return side === 'client' ? { ...seen, supUserId: market.supplier.personId } : seen;
}

/** An application about whose terms nothing is open. */
export async function idleFor(market: Market, side: Identity) {
  const { offerId, ...about } = await offerFor(market, side, 'supplier');
  const sides = negotiationOf(market, about.projectReleaseInforId);
  await dataOf(sides.asClient('answerTerms', { offerId, agree: false }));
  return about;
}

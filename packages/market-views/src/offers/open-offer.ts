import type { ApplicationRow, LatestOffer, Negotiation, TermsOffer } from '@tolk/contract';

/** The offer that waits for its answer, if one does. */
export function openOfferOf({ offers }: Pick<Negotiation, 'offers'>): TermsOffer | undefined {
  return offers.find(({ status }) => status === 'open');
}

/** What both agreed on, if they did. */
export function agreedOfferOf({ offers }: Pick<Negotiation, 'offers'>): TermsOffer | undefined {
  return offers.find(({ status }) => status === 'agreed');
}

/** The newest offer beside an application, unless it is the one that came with it and has no answer yet. */
export function negotiatedOffer(offer: LatestOffer | null): LatestOffer | null {
  const cameAlong = offer?.round === 1 && offer.by === 'supplier' && offer.status === 'open';
  return cameAlong ? null : offer;
}

/** Whether there is still something to come to terms about; what was offered can be read all the same. */
export function isNegotiable({ status, offer }: Pick<ApplicationRow, 'status' | 'offer'>): boolean {
  const isOver = status === 'ordered' || status === 'withdrawn';
  return !isOver && offer?.status !== 'agreed' && offer?.status !== 'lapsed';
}

import type { ApplicationRow, LatestOffer, Negotiation, TermsOffer } from '@tolk/contract';

/** The offer that waits for its answer, if one does. */
export function openOfferOf({ offers }: Pick<Negotiation, 'offers'>): TermsOffer | undefined {
  return offers.find(({ status }) => status === 'open');
}

/** What both agreed on, if they did. */
export function agreedOfferOf({ offers }: Pick<Negotiation, 'offers'>): TermsOffer | undefined {
  return offers.find(({ status }) => status === 'agreed');
}

type Negotiated = Pick<ApplicationRow, 'status' | 'offer'>;

/**
 * The newest offer beside an application, unless it is the one that came with it and has no answer
 * yet, or lapsed with an application that is over.
 */
export function negotiatedOffer(application: Negotiated): LatestOffer | null {
  const { offer } = application;
  const cameAlong = offer?.round === 1 && offer.by === 'supplier' && offer.status === 'open';
  const lapsedWithIt = isOver(application) && offer?.status === 'lapsed';
  return cameAlong || lapsedWithIt ? null : offer;
}

function isOver({ status }: Negotiated): boolean {
  return status === 'ordered' || status === 'withdrawn';
}

/** Whether there is still something to come to terms about; what was offered can be read all the same. */
export function isNegotiable(application: Negotiated): boolean {
  const { offer } = application;
  return !isOver(application) && offer?.status !== 'agreed' && offer?.status !== 'lapsed';
}

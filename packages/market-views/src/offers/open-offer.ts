import type { Negotiation, TermsOffer } from '@tolk/contract';

/** The offer that waits for its answer, if one does. */
export function openOfferOf({ offers }: Pick<Negotiation, 'offers'>): TermsOffer | undefined {
  return offers.find(({ status }) => status === 'open');
}

/** What both agreed on, if they did. */
export function agreedOfferOf({ offers }: Pick<Negotiation, 'offers'>): TermsOffer | undefined {
  return offers.find(({ status }) => status === 'agreed');
}

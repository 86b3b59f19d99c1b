import { screen } from '@testing-library/react';
import type { LatestOffer } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { OfferChip } from './offer-chip.tsx';
import { firstOffer } from './offer-fixture.ts';
import { negotiatedOffer } from './open-offer.ts';

beforeEach(() => setLanguage('en'));

const { offerId, by, status, unitName, currency, after } = firstOffer;
const first: LatestOffer = { offerId, round: 1, by, status, unitName, currency, ...after };

it.each([
  ['client', first, 'Offer to answer'],
  ['supplier', first, 'Your offer waits for an answer'],
  ['client', { ...first, status: 'agreed' }, 'Terms agreed'],
  ['supplier', { ...first, status: 'declined' }, 'Declined'],
] as const)('says to the %s how far the two have come', (viewer, offer, said) => {
  renderScreen(<OfferChip offer={offer} viewer={viewer} />);
  expect(screen.getByText(said)).toBeVisible();
});

it('beside an application says nothing of the offer that came with it, until that is answered', () => {
  expect(negotiatedOffer({ status: 'applied', offer: first })).toBeNull();
  expect(negotiatedOffer({ status: 'applied', offer: null })).toBeNull();
  for (const offer of [
    { ...first, round: 3 },
    { ...first, by: 'client' as const },
    { ...first, status: 'declined' as const },
  ]) {
    expect(negotiatedOffer({ status: 'read', offer })).toBe(offer);
  }
  const lapsed = { ...first, status: 'lapsed' as const };
  expect(negotiatedOffer({ status: 'ordered', offer: lapsed })).toBeNull();
  expect(negotiatedOffer({ status: 'read', offer: lapsed })).toBe(lapsed);
});

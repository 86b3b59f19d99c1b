import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Done, Id, Nothing, Text } from '../../schemas/base.ts';
import {
  MarketRate,
  PortfolioSample,
  portfolioSampleFields,
  PublicMarket,
  PublicProfile,
  publicProfileForm,
} from '../../schemas/public-profile.ts';

/** What a supplier shows to everybody in the public directory, and what the market looks like. */
export const supDirectory = {
  getPublicMarket: defineCall({
    path: '/supinterface/getPublicMarket',
    access: 'public',
    summary:
      'Some suppliers of the public directory, and rates by pair from completed orders where there are enough of them to name nobody.',
    request: Nothing,
    response: PublicMarket,
    idempotency: 'none',
  }),
  getMarketRates: defineCall({
    path: '/supinterface/getMarketRates',
    access: 'any',
    summary:
      'What completed orders in a language pair agreed on, those with the most orders first, where there are enough of them to name nobody.',
    request: Type.Object({ sourceLanguage: Text(20), targetLanguage: Text(20) }),
    response: Type.Array(MarketRate),
    idempotency: 'none',
  }),
  getPublicProfile: defineCall({
    path: '/supinterface/getPublicProfile',
    access: 'supplier',
    organisation: 'read',
    summary: 'Whether the supplier stands in the public directory, under which address.',
    request: Nothing,
    response: PublicProfile,
    idempotency: 'none',
  }),
  setPublicProfile: defineCall({
    path: '/supinterface/setPublicProfile',
    access: 'supplier',
    organisation: 'manage',
    summary:
      'Agree to be shown to everybody, search engines too, change what is shown, or take it back, which holds at once.',
    request: Type.Object(publicProfileForm),
    response: PublicProfile,
    idempotency: 'accepted',
  }),
  getPortfolioSamples: defineCall({
    path: '/supinterface/getPortfolioSamples',
    access: 'supplier',
    organisation: 'read',
    summary: 'The own samples of work, the first one first.',
    request: Nothing,
    response: Type.Array(PortfolioSample),
    idempotency: 'none',
  }),
  savePortfolioSample: defineCall({
    path: '/supinterface/savePortfolioSample',
    access: 'supplier',
    organisation: 'manage',
    summary: 'Add a sample of work, the source beside its translation.',
    request: Type.Object(portfolioSampleFields),
    response: PortfolioSample,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  updatePortfolioSample: defineCall({
    path: '/supinterface/updatePortfolioSample',
    access: 'supplier',
    organisation: 'manage',
    summary: 'Change a sample of work.',
    request: Type.Object({ portfolioSampleId: Id, ...portfolioSampleFields }),
    response: PortfolioSample,
    idempotency: 'accepted',
  }),
  deletePortfolioSample: defineCall({
    path: '/supinterface/deletePortfolioSample',
    access: 'supplier',
    organisation: 'manage',
    summary: 'Delete a sample of work.',
    request: Type.Object({ portfolioSampleId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
};

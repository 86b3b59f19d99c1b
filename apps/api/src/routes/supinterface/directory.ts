import { supDirectory } from '@tolk/contract/calls/supinterface/directory';
import { route } from '../../calls/route.ts';
import { ratesOfPair } from '../../market/directory/market-rates.ts';
import { publicMarket } from '../../market/directory/public-market.ts';
import { portfolioSamples } from '../../profiles/public-profile/portfolio-samples.ts';
import {
  ownPublicProfile,
  setPublicProfile,
} from '../../profiles/public-profile/public-profile.ts';
import { addEntry, changeEntry, removeEntry } from '../../profiles/resumes/entries.ts';

export const supDirectoryRoutes = [
  route(supDirectory.getPublicMarket, (_request, context) => publicMarket(context)),
  route(supDirectory.getMarketRates, (pair, { deps, now }) => ratesOfPair(deps.db, pair, now)),
  route(supDirectory.getPublicProfile, (_request, context) => ownPublicProfile(context)),
  route(supDirectory.setPublicProfile, setPublicProfile),
  route(supDirectory.getPortfolioSamples, (_request, { deps, personId }) =>
    portfolioSamples.list(deps.db, personId),
  ),
  route(supDirectory.savePortfolioSample, (form, context) =>
    addEntry(portfolioSamples, form, context),
  ),
  route(supDirectory.updatePortfolioSample, ({ portfolioSampleId, ...form }, context) =>
    changeEntry(portfolioSamples, portfolioSampleId, form, context),
  ),
  route(supDirectory.deletePortfolioSample, ({ portfolioSampleId }, context) =>
    removeEntry(portfolioSamples, portfolioSampleId, context),
  ),
];

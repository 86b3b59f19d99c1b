import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['directory'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetPublicMarket: read<Calls['getPublicMarket']>(build, '/supinterface/getPublicMarket', []),
    supGetMarketRates: read<Calls['getMarketRates']>(build, '/supinterface/getMarketRates', []),
    supGetPublicProfile: read<Calls['getPublicProfile']>(build, '/supinterface/getPublicProfile', [
      'PublicProfile',
      'Profile',
    ]),
    supSetPublicProfile: change<Calls['setPublicProfile']>(
      build,
      '/supinterface/setPublicProfile',
      ['PublicProfile'],
    ),
    supGetPortfolioSamples: read<Calls['getPortfolioSamples']>(
      build,
      '/supinterface/getPortfolioSamples',
      ['Resume'],
    ),
    supSavePortfolioSample: change<Calls['savePortfolioSample']>(
      build,
      '/supinterface/savePortfolioSample',
      ['Resume'],
    ),
    supUpdatePortfolioSample: change<Calls['updatePortfolioSample']>(
      build,
      '/supinterface/updatePortfolioSample',
      ['Resume'],
    ),
    supDeletePortfolioSample: change<Calls['deletePortfolioSample']>(
      build,
      '/supinterface/deletePortfolioSample',
      ['Resume'],
    ),
  }),
});

export const {
  useSupGetPublicMarketQuery,
  useSupGetMarketRatesQuery,
  useSupGetPublicProfileQuery,
  useSupSetPublicProfileMutation,
  useSupGetPortfolioSamplesQuery,
  useSupSavePortfolioSampleMutation,
  useSupUpdatePortfolioSampleMutation,
  useSupDeletePortfolioSampleMutation,
} = endpoints;

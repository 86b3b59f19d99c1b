import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['overview'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetOverviewData: read<Calls['getOverviewData']>(
      build,
      '/clientinterface/getOverviewData',
      ['Overview'],
    ),
  }),
});

export const { useClientGetOverviewDataQuery } = endpoints;

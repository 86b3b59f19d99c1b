import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['overview'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetOverviewData: read<Calls['getOverviewData']>(build, '/opsinterface/getOverviewData', [
      'Overview',
      'Review',
    ]),
  }),
});

export const { useOpsGetOverviewDataQuery } = endpoints;

import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['overview'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetOverviewData: read<Calls['getOverviewData']>(build, '/supinterface/getOverviewData', [
      'Overview',
    ]),
    supGetAddFWRS: change<Calls['getAddFWRS']>(build, '/supinterface/getAddFWRS', []),
  }),
});

export const { useSupGetOverviewDataQuery, useSupGetAddFWRSMutation } = endpoints;

import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['orders'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetProjectOrderList: read<Calls['getProjectOrderList']>(
      build,
      '/opsinterface/getProjectOrderList',
      ['Order'],
    ),
    opsGetProjectOrderIdData: read<Calls['getProjectOrderIdData']>(
      build,
      '/opsinterface/getProjectOrderIdData',
      ['Order'],
    ),
  }),
});

export const { useOpsGetProjectOrderListQuery, useOpsGetProjectOrderIdDataQuery } = endpoints;

import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['search'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsSearchRecords: read<Calls['searchRecords']>(build, '/opsinterface/searchRecords', [
      'User',
      'Order',
      'Posting',
      'Feedback',
      'ServiceDesk',
    ]),
  }),
});

export const { useOpsSearchRecordsQuery } = endpoints;

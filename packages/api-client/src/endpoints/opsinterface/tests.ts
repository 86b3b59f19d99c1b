import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['tests'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetOfflineTestList: read<Calls['getOfflineTestList']>(
      build,
      '/opsinterface/getOfflineTestList',
      ['OfflineTest'],
    ),
    opsGetTestPerson: read<Calls['getTestPerson']>(build, '/opsinterface/getTestPerson', [
      'OfflineTest',
    ]),
    opsAddOfflineTest: change<Calls['addOfflineTest']>(build, '/opsinterface/addOfflineTest', [
      'OfflineTest',
      'Audit',
    ]),
  }),
});

export const {
  useOpsGetOfflineTestListQuery,
  useOpsGetTestPersonQuery,
  useOpsAddOfflineTestMutation,
} = endpoints;

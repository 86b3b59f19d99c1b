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
    opsGetTestRequestList: read<Calls['getTestRequestList']>(
      build,
      '/opsinterface/getTestRequestList',
      ['OfflineTest'],
    ),
    opsGetTestRequestDetail: read<Calls['getTestRequestDetail']>(
      build,
      '/opsinterface/getTestRequestDetail',
      ['OfflineTest'],
    ),
    opsGiveTestText: change<Calls['giveTestText']>(build, '/opsinterface/giveTestText', [
      'OfflineTest',
      'Overview',
      'Audit',
    ]),
    opsDeclineTestRequest: change<Calls['declineTestRequest']>(
      build,
      '/opsinterface/declineTestRequest',
      ['OfflineTest', 'Overview', 'Audit'],
    ),
    opsMarkTestRequest: change<Calls['markTestRequest']>(build, '/opsinterface/markTestRequest', [
      'OfflineTest',
      'Overview',
      'Audit',
    ]),
    opsGetSampleTextList: read<Calls['getSampleTextList']>(
      build,
      '/opsinterface/getSampleTextList',
      ['OfflineTest'],
    ),
    opsAddSampleText: change<Calls['addSampleText']>(build, '/opsinterface/addSampleText', [
      'OfflineTest',
      'Audit',
    ]),
    opsRetireSampleText: change<Calls['retireSampleText']>(
      build,
      '/opsinterface/retireSampleText',
      ['OfflineTest', 'Audit'],
    ),
  }),
});

export const {
  useOpsGetOfflineTestListQuery,
  useOpsGetTestPersonQuery,
  useOpsAddOfflineTestMutation,
  useOpsGetTestRequestListQuery,
  useOpsGetTestRequestDetailQuery,
  useOpsGiveTestTextMutation,
  useOpsDeclineTestRequestMutation,
  useOpsMarkTestRequestMutation,
  useOpsGetSampleTextListQuery,
  useOpsAddSampleTextMutation,
  useOpsRetireSampleTextMutation,
} = endpoints;

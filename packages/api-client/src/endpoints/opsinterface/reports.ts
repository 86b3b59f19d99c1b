import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['reports'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetMessageReportList: read<Calls['getMessageReportList']>(
      build,
      '/opsinterface/getMessageReportList',
      ['MessageReport'],
    ),
    opsGetMessageReport: read<Calls['getMessageReport']>(build, '/opsinterface/getMessageReport', [
      'MessageReport',
    ]),
    opsDecideMessageReport: change<Calls['decideMessageReport']>(
      build,
      '/opsinterface/decideMessageReport',
      ['MessageReport', 'Audit'],
    ),
    opsDismissMessageReports: change<Calls['dismissMessageReports']>(
      build,
      '/opsinterface/dismissMessageReports',
      ['MessageReport', 'Work', 'Audit'],
    ),
  }),
});

export const {
  useOpsGetMessageReportListQuery,
  useOpsGetMessageReportQuery,
  useOpsDecideMessageReportMutation,
  useOpsDismissMessageReportsMutation,
} = endpoints;

import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['appeals'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetAppealList: read<Calls['getAppealList']>(build, '/opsinterface/getAppealList', [
      'Appeal',
    ]),
    opsGetAppealIdData: read<Calls['getAppealIdData']>(build, '/opsinterface/getAppealIdData', [
      'Appeal',
    ]),
    opsRuleAppeal: change<Calls['ruleAppeal']>(build, '/opsinterface/ruleAppeal', [
      'Appeal',
      'Order',
      'Audit',
    ]),
    opsDeleteRulingFile: change<Calls['deleteRulingFile']>(
      build,
      '/opsinterface/deleteRulingFile',
      ['File'],
    ),
  }),
});

export const {
  useOpsGetAppealListQuery,
  useOpsGetAppealIdDataQuery,
  useOpsRuleAppealMutation,
  useOpsDeleteRulingFileMutation,
} = endpoints;

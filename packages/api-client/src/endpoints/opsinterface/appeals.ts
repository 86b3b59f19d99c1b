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
    opsExtendAppealEvidence: change<Calls['extendAppealEvidence']>(
      build,
      '/opsinterface/extendAppealEvidence',
      ['Appeal', 'Audit'],
    ),
    opsMediateAppeal: change<Calls['mediateAppeal']>(build, '/opsinterface/mediateAppeal', [
      'Appeal',
      'Audit',
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
  useOpsExtendAppealEvidenceMutation,
  useOpsMediateAppealMutation,
  useOpsRuleAppealMutation,
  useOpsDeleteRulingFileMutation,
} = endpoints;

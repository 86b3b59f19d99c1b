import type { AppealDetail, calls } from '@tolk/contract';
import { act, change, read, type Dispatch } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['appeals'];

const looking = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetAppealIdData: read<Calls['getAppealIdData']>(build, '/opsinterface/getAppealIdData', [
      'Appeal',
    ]),
    opsGetAppealConversations: read<Calls['getAppealConversations']>(
      build,
      '/opsinterface/getAppealConversations',
      ['ServiceDesk'],
    ),
  }),
});

function showAppeal(appeal: AppealDetail, dispatch: Dispatch): void {
  const { projectOrderAppealId } = appeal;
  dispatch(
    looking.util.updateQueryData('opsGetAppealIdData', { projectOrderAppealId }, (shown) => ({
      ...shown,
      appeal,
    })),
  );
}

const endpoints = looking.injectEndpoints({
  endpoints: (build) => ({
    opsGetAppealList: read<Calls['getAppealList']>(build, '/opsinterface/getAppealList', [
      'Appeal',
    ]),
    opsAskAppealParty: change<Calls['askAppealParty']>(build, '/opsinterface/askAppealParty', [
      'ServiceDesk',
      'Audit',
    ]),
    opsExtendAppealEvidence: act<Calls['extendAppealEvidence']>(
      build,
      '/opsinterface/extendAppealEvidence',
      ['Appeal', 'Audit'],
      showAppeal,
    ),
    opsMediateAppeal: act<Calls['mediateAppeal']>(
      build,
      '/opsinterface/mediateAppeal',
      ['Appeal', 'Audit'],
      showAppeal,
    ),
    opsRuleAppeal: act<Calls['ruleAppeal']>(
      build,
      '/opsinterface/ruleAppeal',
      ['Appeal', 'Order', 'Audit'],
      showAppeal,
    ),
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
  useOpsGetAppealConversationsQuery,
  useOpsAskAppealPartyMutation,
  useOpsExtendAppealEvidenceMutation,
  useOpsMediateAppealMutation,
  useOpsRuleAppealMutation,
  useOpsDeleteRulingFileMutation,
} = endpoints;

import type { AppealDetail, calls } from '@tolk/contract';
import { act, change, read, type Dispatch } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['appeals'];

const looking = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetAppealIdData: read<Calls['getAppealIdData']>(
      build,
      '/clientinterface/getAppealIdData',
      ['Appeal'],
    ),
  }),
});

function showAppeal(appeal: AppealDetail, dispatch: Dispatch): void {
  const { projectOrderAppealId } = appeal;
  dispatch(
    looking.util.updateQueryData('clientGetAppealIdData', { projectOrderAppealId }, () => appeal),
  );
}

const endpoints = looking.injectEndpoints({
  endpoints: (build) => ({
    clientGetAppealList: read<Calls['getAppealList']>(build, '/clientinterface/getAppealList', [
      'Appeal',
    ]),
    clientAddAppeal: change<Calls['addAppeal']>(build, '/clientinterface/addAppeal', [
      'Appeal',
      'Order',
      'Overview',
    ]),
    clientAddAppealEvidence: act<Calls['addAppealEvidence']>(
      build,
      '/clientinterface/addAppealEvidence',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    clientAddAppealOffer: act<Calls['addAppealOffer']>(
      build,
      '/clientinterface/addAppealOffer',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    clientAcceptAppealOffer: act<Calls['acceptAppealOffer']>(
      build,
      '/clientinterface/acceptAppealOffer',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    clientAcceptAppealMediation: act<Calls['acceptAppealMediation']>(
      build,
      '/clientinterface/acceptAppealMediation',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    clientWithdrawAppeal: act<Calls['withdrawAppeal']>(
      build,
      '/clientinterface/withdrawAppeal',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    clientAnswerRuling: act<Calls['answerRuling']>(
      build,
      '/clientinterface/answerRuling',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
  }),
});

export const {
  useClientGetAppealListQuery,
  useClientGetAppealIdDataQuery,
  useClientAddAppealMutation,
  useClientAddAppealEvidenceMutation,
  useClientAddAppealOfferMutation,
  useClientAcceptAppealOfferMutation,
  useClientAcceptAppealMediationMutation,
  useClientWithdrawAppealMutation,
  useClientAnswerRulingMutation,
} = endpoints;

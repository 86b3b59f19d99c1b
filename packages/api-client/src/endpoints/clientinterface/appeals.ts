import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['appeals'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetAppealList: read<Calls['getAppealList']>(build, '/clientinterface/getAppealList', [
      'Appeal',
    ]),
    clientGetAppealIdData: read<Calls['getAppealIdData']>(
      build,
      '/clientinterface/getAppealIdData',
      ['Appeal'],
    ),
    clientAddAppeal: change<Calls['addAppeal']>(build, '/clientinterface/addAppeal', [
      'Appeal',
      'Order',
      'Overview',
    ]),
    clientAddAppealEvidence: change<Calls['addAppealEvidence']>(
      build,
      '/clientinterface/addAppealEvidence',
      ['Appeal', 'Order', 'Overview'],
    ),
    clientAddAppealOffer: change<Calls['addAppealOffer']>(
      build,
      '/clientinterface/addAppealOffer',
      ['Appeal', 'Order', 'Overview'],
    ),
    clientAcceptAppealOffer: change<Calls['acceptAppealOffer']>(
      build,
      '/clientinterface/acceptAppealOffer',
      ['Appeal', 'Order', 'Overview'],
    ),
    clientAcceptAppealMediation: change<Calls['acceptAppealMediation']>(
      build,
      '/clientinterface/acceptAppealMediation',
      ['Appeal', 'Order', 'Overview'],
    ),
    clientWithdrawAppeal: change<Calls['withdrawAppeal']>(
      build,
      '/clientinterface/withdrawAppeal',
      ['Appeal', 'Order', 'Overview'],
    ),
    clientAnswerRuling: change<Calls['answerRuling']>(build, '/clientinterface/answerRuling', [
      'Appeal',
      'Order',
      'Overview',
    ]),
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

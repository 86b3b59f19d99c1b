import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['appeals'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetAppealList: read<Calls['getAppealList']>(build, '/supinterface/getAppealList', [
      'Appeal',
    ]),
    supGetAppealIdData: read<Calls['getAppealIdData']>(build, '/supinterface/getAppealIdData', [
      'Appeal',
    ]),
    supAddAppeal: change<Calls['addAppeal']>(build, '/supinterface/addAppeal', [
      'Appeal',
      'Order',
      'Overview',
    ]),
    supAddAppealEvidence: change<Calls['addAppealEvidence']>(
      build,
      '/supinterface/addAppealEvidence',
      ['Appeal', 'Order', 'Overview'],
    ),
    supAddAppealOffer: change<Calls['addAppealOffer']>(build, '/supinterface/addAppealOffer', [
      'Appeal',
      'Order',
      'Overview',
    ]),
    supAcceptAppealOffer: change<Calls['acceptAppealOffer']>(
      build,
      '/supinterface/acceptAppealOffer',
      ['Appeal', 'Order', 'Overview'],
    ),
    supAcceptAppealMediation: change<Calls['acceptAppealMediation']>(
      build,
      '/supinterface/acceptAppealMediation',
      ['Appeal', 'Order', 'Overview'],
    ),
    supWithdrawAppeal: change<Calls['withdrawAppeal']>(build, '/supinterface/withdrawAppeal', [
      'Appeal',
      'Order',
      'Overview',
    ]),
    supAnswerRuling: change<Calls['answerRuling']>(build, '/supinterface/answerRuling', [
      'Appeal',
      'Order',
      'Overview',
    ]),
  }),
});

export const {
  useSupGetAppealListQuery,
  useSupGetAppealIdDataQuery,
  useSupAddAppealMutation,
  useSupAddAppealEvidenceMutation,
  useSupAddAppealOfferMutation,
  useSupAcceptAppealOfferMutation,
  useSupAcceptAppealMediationMutation,
  useSupWithdrawAppealMutation,
  useSupAnswerRulingMutation,
} = endpoints;

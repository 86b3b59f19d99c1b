import type { AppealDetail, calls } from '@tolk/contract';
import { act, change, read, type Dispatch } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['appeals'];

const looking = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetAppealIdData: read<Calls['getAppealIdData']>(build, '/supinterface/getAppealIdData', [
      'Appeal',
    ]),
  }),
});

function showAppeal(appeal: AppealDetail, dispatch: Dispatch): void {
  const { projectOrderAppealId } = appeal;
  dispatch(
    looking.util.updateQueryData('supGetAppealIdData', { projectOrderAppealId }, () => appeal),
  );
}

const endpoints = looking.injectEndpoints({
  endpoints: (build) => ({
    supGetAppealList: read<Calls['getAppealList']>(build, '/supinterface/getAppealList', [
      'Appeal',
    ]),
    supAddAppeal: change<Calls['addAppeal']>(build, '/supinterface/addAppeal', [
      'Appeal',
      'Order',
      'Overview',
    ]),
    supAddAppealEvidence: act<Calls['addAppealEvidence']>(
      build,
      '/supinterface/addAppealEvidence',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    supAddAppealOffer: act<Calls['addAppealOffer']>(
      build,
      '/supinterface/addAppealOffer',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    supAcceptAppealOffer: act<Calls['acceptAppealOffer']>(
      build,
      '/supinterface/acceptAppealOffer',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    supAcceptAppealMediation: act<Calls['acceptAppealMediation']>(
      build,
      '/supinterface/acceptAppealMediation',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    supWithdrawAppeal: act<Calls['withdrawAppeal']>(
      build,
      '/supinterface/withdrawAppeal',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
    supAnswerRuling: act<Calls['answerRuling']>(
      build,
      '/supinterface/answerRuling',
      ['Appeal', 'Order', 'Overview'],
      showAppeal,
    ),
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

import {
  useClientAcceptAppealOfferMutation,
  useClientAddAppealEvidenceMutation,
  useClientAcceptAppealMediationMutation,
  useClientAddAppealMutation,
  useClientAddAppealOfferMutation,
  useClientAnswerRulingMutation,
  useClientGetAppealIdDataQuery,
  useClientGetAppealListQuery,
  useClientWithdrawAppealMutation,
  useSupAcceptAppealOfferMutation,
  useSupAddAppealEvidenceMutation,
  useSupAcceptAppealMediationMutation,
  useSupAddAppealMutation,
  useSupAddAppealOfferMutation,
  useSupAnswerRulingMutation,
  useSupGetAppealIdDataQuery,
  useSupGetAppealListQuery,
  useSupWithdrawAppealMutation,
} from '@tolk/api-client';
import type { calls, RequestOf } from '@tolk/contract';
import type { Identity } from '@tolk/domain';

type ListRequest = RequestOf<(typeof calls)['clientinterface']['appeals']['getAppealList']>;

/** The viewer's appeals, read through their own interface. */
export function useAppealList(viewer: Identity, request: ListRequest) {
  const client = useClientGetAppealListQuery(request, { skip: viewer !== 'client' });
  const supplier = useSupGetAppealListQuery(request, { skip: viewer !== 'supplier' });
  return viewer === 'client' ? client : supplier;
}

/** One appeal; asked again whenever it is opened, since the other side acts on it too. */
export function useAppeal(viewer: Identity, projectOrderAppealId: string) {
  const request = { projectOrderAppealId };
  const options = { refetchOnMountOrArgChange: true };
  const client = useClientGetAppealIdDataQuery(request, { ...options, skip: viewer !== 'client' });
  const supplier = useSupGetAppealIdDataQuery(request, { ...options, skip: viewer !== 'supplier' });
  return viewer === 'client' ? client : supplier;
}

/** What a party does about an appeal, each through its own interface. */
export function useAppealCalls(viewer: Identity) {
  const client = {
    open: useClientAddAppealMutation()[0],
    addEvidence: useClientAddAppealEvidenceMutation()[0],
    offer: useClientAddAppealOfferMutation()[0],
    acceptOffer: useClientAcceptAppealOfferMutation()[0],
    acceptMediation: useClientAcceptAppealMediationMutation()[0],
    withdraw: useClientWithdrawAppealMutation()[0],
    answerRuling: useClientAnswerRulingMutation()[0],
  };
  const supplier = {
    open: useSupAddAppealMutation()[0],
    addEvidence: useSupAddAppealEvidenceMutation()[0],
    offer: useSupAddAppealOfferMutation()[0],
    acceptOffer: useSupAcceptAppealOfferMutation()[0],
    acceptMediation: useSupAcceptAppealMediationMutation()[0],
    withdraw: useSupWithdrawAppealMutation()[0],
    answerRuling: useSupAnswerRulingMutation()[0],
  };
  return viewer === 'client' ? client : supplier;
}

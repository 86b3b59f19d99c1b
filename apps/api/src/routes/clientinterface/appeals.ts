import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import {
  acceptAppealOffer,
  acceptMediation,
  addAppeal,
  addAppealEvidence,
  addAppealOffer,
  answerRuling,
  listOwnAppeals,
  ownAppealDetail,
  withdrawAppeal,
} from '../../orders/appeals/party-appeals.ts';

const { appeals } = calls.clientinterface;

export const clientAppealsRoutes = [
  route(appeals.getAppealList, (request, context) => listOwnAppeals('client', request, context)),
  route(appeals.getAppealIdData, (request, context) => ownAppealDetail('client', request, context)),
  route(appeals.addAppeal, (request, context) => addAppeal('client', request, context)),
  route(appeals.addAppealEvidence, (request, context) =>
    addAppealEvidence('client', request, context),
  ),
  route(appeals.addAppealOffer, (request, context) => addAppealOffer('client', request, context)),
  route(appeals.acceptAppealOffer, (request, context) =>
    acceptAppealOffer('client', request, context),
  ),
  route(appeals.acceptAppealMediation, (request, context) =>
    acceptMediation('client', request, context),
  ),
  route(appeals.withdrawAppeal, (request, context) => withdrawAppeal('client', request, context)),
  route(appeals.answerRuling, (request, context) => answerRuling('client', request, context)),
];

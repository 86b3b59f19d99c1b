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

const { appeals } = calls.supinterface;

export const supAppealsRoutes = [
  route(appeals.getAppealList, (request, context) => listOwnAppeals('supplier', request, context)),
  route(appeals.getAppealIdData, (request, context) =>
    ownAppealDetail('supplier', request, context),
  ),
  route(appeals.addAppeal, (request, context) => addAppeal('supplier', request, context)),
  route(appeals.addAppealEvidence, (request, context) =>
    addAppealEvidence('supplier', request, context),
  ),
  route(appeals.addAppealOffer, (request, context) => addAppealOffer('supplier', request, context)),
  route(appeals.acceptAppealOffer, (request, context) =>
    acceptAppealOffer('supplier', request, context),
  ),
  route(appeals.acceptAppealMediation, (request, context) =>
    acceptMediation('supplier', request, context),
  ),
  route(appeals.withdrawAppeal, (request, context) => withdrawAppeal('supplier', request, context)),
  route(appeals.answerRuling, (request, context) => answerRuling('supplier', request, context)),
];

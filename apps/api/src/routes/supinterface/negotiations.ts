import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import {
  answerTerms,
  counterTerms,
  proposeTerms,
  readNegotiation,
  withdrawTerms,
} from '../../market/offers/negotiations.ts';

const { negotiations } = calls.supinterface;

export const supNegotiationRoutes = [
  route(negotiations.getNegotiation, (request, context) =>
    readNegotiation('supplier', request, context),
  ),
  route(negotiations.proposeTerms, (request, context) =>
    proposeTerms('supplier', request, context),
  ),
  route(negotiations.counterTerms, (request, context) =>
    counterTerms('supplier', request, context),
  ),
  route(negotiations.answerTerms, (request, context) => answerTerms('supplier', request, context)),
  route(negotiations.withdrawTerms, (request, context) =>
    withdrawTerms('supplier', request, context),
  ),
];

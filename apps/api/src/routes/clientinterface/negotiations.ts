import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import {
  answerTerms,
  counterTerms,
  proposeTerms,
  readNegotiation,
  withdrawTerms,
} from '../../market/offers/negotiations.ts';

const { negotiations } = calls.clientinterface;

export const clientNegotiationRoutes = [
  route(negotiations.getNegotiation, (request, context) =>
    readNegotiation('client', request, context),
  ),
  route(negotiations.proposeTerms, (request, context) => proposeTerms('client', request, context)),
  route(negotiations.counterTerms, (request, context) => counterTerms('client', request, context)),
  route(negotiations.answerTerms, (request, context) => answerTerms('client', request, context)),
  route(negotiations.withdrawTerms, (request, context) =>
    withdrawTerms('client', request, context),
  ),
];

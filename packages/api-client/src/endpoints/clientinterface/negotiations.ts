import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['negotiations'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetNegotiation: read<Calls['getNegotiation']>(build, '/clientinterface/getNegotiation', [
      'Application',
      'Invitations',
      'Posting',
    ]),
    clientProposeTerms: change<Calls['proposeTerms']>(build, '/clientinterface/proposeTerms', [
      'Application',
      'Invitations',
      'Overview',
    ]),
    clientCounterTerms: change<Calls['counterTerms']>(build, '/clientinterface/counterTerms', [
      'Application',
      'Invitations',
      'Overview',
    ]),
    clientAnswerTerms: change<Calls['answerTerms']>(build, '/clientinterface/answerTerms', [
      'Application',
      'Invitations',
      'Overview',
    ]),
    clientWithdrawTerms: change<Calls['withdrawTerms']>(build, '/clientinterface/withdrawTerms', [
      'Application',
      'Invitations',
      'Overview',
    ]),
  }),
});

export const {
  useClientGetNegotiationQuery,
  useClientProposeTermsMutation,
  useClientCounterTermsMutation,
  useClientAnswerTermsMutation,
  useClientWithdrawTermsMutation,
} = endpoints;

import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['negotiations'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetNegotiation: read<Calls['getNegotiation']>(build, '/supinterface/getNegotiation', [
      'Application',
      'Invitations',
      'Posting',
    ]),
    supProposeTerms: change<Calls['proposeTerms']>(build, '/supinterface/proposeTerms', [
      'Application',
      'Invitations',
      'Overview',
    ]),
    supCounterTerms: change<Calls['counterTerms']>(build, '/supinterface/counterTerms', [
      'Application',
      'Invitations',
      'Overview',
    ]),
    supAnswerTerms: change<Calls['answerTerms']>(build, '/supinterface/answerTerms', [
      'Application',
      'Invitations',
      'Overview',
    ]),
    supWithdrawTerms: change<Calls['withdrawTerms']>(build, '/supinterface/withdrawTerms', [
      'Application',
      'Invitations',
      'Overview',
    ]),
  }),
});

export const {
  useSupGetNegotiationQuery,
  useSupProposeTermsMutation,
  useSupCounterTermsMutation,
  useSupAnswerTermsMutation,
  useSupWithdrawTermsMutation,
} = endpoints;

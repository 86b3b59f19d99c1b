import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['reviews'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetReviewList: read<Calls['getReviewList']>(build, '/opsinterface/getReviewList', [
      'Review',
    ]),
    opsGetReviewDetail: read<Calls['getReviewDetail']>(build, '/opsinterface/getReviewDetail', [
      'Review',
    ]),
    opsDecideReview: change<Calls['decideReview']>(build, '/opsinterface/decideReview', [
      'Review',
      'Audit',
      'User',
    ]),
    opsSetProvenFields: change<Calls['setProvenFields']>(build, '/opsinterface/setProvenFields', [
      'Review',
      'Audit',
    ]),
  }),
});

export const {
  useOpsGetReviewListQuery,
  useOpsGetReviewDetailQuery,
  useOpsDecideReviewMutation,
  useOpsSetProvenFieldsMutation,
} = endpoints;

import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['feedback'];

const stale = ['Feedback', 'Overview', 'Audit'] as const;

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetFeedbackList: read<Calls['getFeedbackList']>(build, '/opsinterface/getFeedbackList', [
      'Feedback',
    ]),
    opsGetFeedbackDetail: read<Calls['getFeedbackDetail']>(
      build,
      '/opsinterface/getFeedbackDetail',
      ['Feedback'],
    ),
    opsAnswerFeedback: change<Calls['answerFeedback']>(
      build,
      '/opsinterface/answerFeedback',
      stale,
    ),
    opsReopenFeedback: change<Calls['reopenFeedback']>(
      build,
      '/opsinterface/reopenFeedback',
      stale,
    ),
    opsMergeFeedback: change<Calls['mergeFeedback']>(build, '/opsinterface/mergeFeedback', stale),
    opsSeparateFeedback: change<Calls['separateFeedback']>(
      build,
      '/opsinterface/separateFeedback',
      stale,
    ),
  }),
});

export const {
  useOpsGetFeedbackListQuery,
  useOpsGetFeedbackDetailQuery,
  useOpsAnswerFeedbackMutation,
  useOpsReopenFeedbackMutation,
  useOpsMergeFeedbackMutation,
  useOpsSeparateFeedbackMutation,
} = endpoints;

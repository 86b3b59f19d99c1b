import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['feedback'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetFeedbackTypeData: read<Calls['getFeedbackTypeData']>(
      build,
      '/clientinterface/getFeedbackTypeData',
      ['Dictionary'],
    ),
    clientGetFeedbackData: read<Calls['getFeedbackData']>(
      build,
      '/clientinterface/getFeedbackData',
      ['Feedback'],
    ),
    clientGetFeedbackDetail: read<Calls['getFeedbackDetail']>(
      build,
      '/clientinterface/getFeedbackDetail',
      ['Feedback'],
    ),
    clientAddFeedBack: change<Calls['addFeedBack']>(build, '/clientinterface/addFeedBack', [
      'Feedback',
    ]),
    clientUpYYFKReadingStatus: change<Calls['upYYFKReadingStatus']>(
      build,
      '/clientinterface/upYYFKReadingStatus',
      ['Feedback', 'Notification', 'Unread', 'Overview'],
    ),
  }),
});

export const {
  useClientGetFeedbackTypeDataQuery,
  useClientGetFeedbackDataQuery,
  useClientGetFeedbackDetailQuery,
  useClientAddFeedBackMutation,
  useClientUpYYFKReadingStatusMutation,
} = endpoints;

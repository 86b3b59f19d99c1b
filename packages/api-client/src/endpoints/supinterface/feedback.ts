import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['feedback'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetFeedbackTypeData: read<Calls['getFeedbackTypeData']>(
      build,
      '/supinterface/getFeedbackTypeData',
      ['Dictionary'],
    ),
    supGetFeedbackData: read<Calls['getFeedbackData']>(build, '/supinterface/getFeedbackData', [
      'Feedback',
    ]),
    supGetFeedbackDetail: read<Calls['getFeedbackDetail']>(
      build,
      '/supinterface/getFeedbackDetail',
      ['Feedback'],
    ),
    supAddFeedBack: change<Calls['addFeedBack']>(build, '/supinterface/addFeedBack', ['Feedback']),
    supUpYYFKReadingStatus: change<Calls['upYYFKReadingStatus']>(
      build,
      '/supinterface/upYYFKReadingStatus',
      ['Feedback', 'Notification', 'Unread', 'Overview'],
    ),
  }),
});

export const {
  useSupGetFeedbackTypeDataQuery,
  useSupGetFeedbackDataQuery,
  useSupGetFeedbackDetailQuery,
  useSupAddFeedBackMutation,
  useSupUpYYFKReadingStatusMutation,
} = endpoints;

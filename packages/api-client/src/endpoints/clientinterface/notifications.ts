import type { calls } from '@tolk/contract';
import { change, read, readBeside } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['notifications'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetUnreadMsg: readBeside<Calls['getUnreadMsg']>(build, '/clientinterface/getUnreadMsg', [
      'Unread',
    ]),
    clientGetXXTZDatas: read<Calls['getXXTZDatas']>(build, '/clientinterface/getXXTZDatas', [
      'Notification',
    ]),
    clientGetXXTZDetail: read<Calls['getXXTZDetail']>(build, '/clientinterface/getXXTZDetail', [
      'Notification',
    ]),
    clientUpXXTZOrderReadingStatus: change<Calls['upXXTZOrderReadingStatus']>(
      build,
      '/clientinterface/upXXTZOrderReadingStatus',
      ['Notification', 'Unread', 'Overview'],
    ),
    clientUpXXTZReadingStatus: change<Calls['upXXTZReadingStatus']>(
      build,
      '/clientinterface/upXXTZReadingStatus',
      ['Notification', 'Unread', 'Overview'],
    ),
    clientXxtzyjyd: change<Calls['xxtzyjyd']>(build, '/clientinterface/xxtzyjyd', [
      'Notification',
      'Unread',
      'Overview',
      'Feedback',
    ]),
  }),
});

export const {
  useClientGetUnreadMsgQuery,
  useClientGetXXTZDatasQuery,
  useClientGetXXTZDetailQuery,
  useClientUpXXTZOrderReadingStatusMutation,
  useClientUpXXTZReadingStatusMutation,
  useClientXxtzyjydMutation,
} = endpoints;

import type { calls } from '@tolk/contract';
import { change, read, readBeside } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['notifications'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetUnreadMsg: readBeside<Calls['getUnreadMsg']>(build, '/supinterface/getUnreadMsg', [
      'Unread',
    ]),
    supGetXXTZDatas: read<Calls['getXXTZDatas']>(build, '/supinterface/getXXTZDatas', [
      'Notification',
    ]),
    supGetXXTZDetail: read<Calls['getXXTZDetail']>(build, '/supinterface/getXXTZDetail', [
      'Notification',
    ]),
    supUpXXTZOrderReadingStatus: change<Calls['upXXTZOrderReadingStatus']>(
      build,
      '/supinterface/upXXTZOrderReadingStatus',
      ['Notification', 'Unread', 'Overview'],
    ),
    supUpXXTZReadingStatus: change<Calls['upXXTZReadingStatus']>(
      build,
      '/supinterface/upXXTZReadingStatus',
      ['Notification', 'Unread', 'Overview'],
    ),
    supXxtzyjyd: change<Calls['xxtzyjyd']>(build, '/supinterface/xxtzyjyd', [
      'Notification',
      'Unread',
      'Overview',
      'Feedback',
    ]),
  }),
});

export const {
  useSupGetUnreadMsgQuery,
  useSupGetXXTZDatasQuery,
  useSupGetXXTZDetailQuery,
  useSupUpXXTZOrderReadingStatusMutation,
  useSupUpXXTZReadingStatusMutation,
  useSupXxtzyjydMutation,
} = endpoints;

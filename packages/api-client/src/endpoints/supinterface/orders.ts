import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['orders'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supProposeEnd: change<Calls['proposeEnd']>(build, '/supinterface/proposeEnd', [
      'Order',
      'Overview',
    ]),
    supAnswerEnd: change<Calls['answerEnd']>(build, '/supinterface/answerEnd', [
      'Order',
      'Overview',
    ]),
    supWithdrawEnd: change<Calls['withdrawEnd']>(build, '/supinterface/withdrawEnd', [
      'Order',
      'Overview',
    ]),
    supProposeChange: change<Calls['proposeChange']>(build, '/supinterface/proposeChange', [
      'Order',
      'Overview',
    ]),
    supCounterChange: change<Calls['counterChange']>(build, '/supinterface/counterChange', [
      'Order',
      'Overview',
    ]),
    supAnswerChange: change<Calls['answerChange']>(build, '/supinterface/answerChange', [
      'Order',
      'Overview',
    ]),
    supWithdrawChange: change<Calls['withdrawChange']>(build, '/supinterface/withdrawChange', [
      'Order',
      'Overview',
    ]),
    supCheckIn: change<Calls['checkIn']>(build, '/supinterface/checkIn', ['Order', 'Overview']),
    supReplyEvaluate: change<Calls['replyEvaluate']>(build, '/supinterface/replyEvaluate', [
      'Evaluation',
    ]),
    supGetClientRecord: read<Calls['getClientRecord']>(build, '/supinterface/getClientRecord', [
      'Evaluation',
      'Order',
    ]),
    supGetClientRecords: read<Calls['getClientRecords']>(build, '/supinterface/getClientRecords', [
      'Evaluation',
      'Order',
    ]),
    supGetProjectOrderList: read<Calls['getProjectOrderList']>(
      build,
      '/supinterface/getProjectOrderList',
      ['Order'],
    ),
    supGetProjectOrderIdData: read<Calls['getProjectOrderIdData']>(
      build,
      '/supinterface/getProjectOrderIdData',
      ['Order'],
    ),
    supAcceptOrRejectProjectOrder: change<Calls['acceptOrRejectProjectOrder']>(
      build,
      '/supinterface/acceptOrRejectProjectOrder',
      ['Order', 'Overview'],
    ),
    supAssignOrder: change<Calls['assignOrder']>(build, '/supinterface/assignOrder', ['Order']),
    supGiveUpBooking: change<Calls['giveUpBooking']>(build, '/supinterface/giveUpBooking', [
      'Order',
      'Overview',
    ]),
    supGetDeliverables: change<Calls['getDeliverables']>(build, '/supinterface/getDeliverables', [
      'Order',
      'Overview',
    ]),
    supAddEvaluate: change<Calls['addEvaluate']>(build, '/supinterface/addEvaluate', [
      'Order',
      'Evaluation',
      'Overview',
    ]),
    supGetEvaluateList: read<Calls['getEvaluateList']>(build, '/supinterface/getEvaluateList', [
      'Evaluation',
    ]),
  }),
});

export const {
  useSupProposeEndMutation,
  useSupAnswerEndMutation,
  useSupWithdrawEndMutation,
  useSupProposeChangeMutation,
  useSupCounterChangeMutation,
  useSupAnswerChangeMutation,
  useSupWithdrawChangeMutation,
  useSupCheckInMutation,
  useSupReplyEvaluateMutation,
  useSupGetClientRecordQuery,
  useSupGetClientRecordsQuery,
  useSupGetProjectOrderListQuery,
  useSupGetProjectOrderIdDataQuery,
  useSupAcceptOrRejectProjectOrderMutation,
  useSupGetDeliverablesMutation,
  useSupAssignOrderMutation,
  useSupGiveUpBookingMutation,
  useSupAddEvaluateMutation,
  useSupGetEvaluateListQuery,
} = endpoints;

import type { OrderDetail, calls } from '@tolk/contract';
import { act, change, read, type Dispatch } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['orders'];

const looking = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetProjectOrderIdData: read<Calls['getProjectOrderIdData']>(
      build,
      '/supinterface/getProjectOrderIdData',
      ['Order'],
    ),
  }),
});

function showOrder(order: OrderDetail, dispatch: Dispatch): void {
  const { projectOrderId } = order;
  dispatch(
    looking.util.updateQueryData('supGetProjectOrderIdData', { projectOrderId }, () => order),
  );
}

const endpoints = looking.injectEndpoints({
  endpoints: (build) => ({
    supProposeEnd: act<Calls['proposeEnd']>(
      build,
      '/supinterface/proposeEnd',
      ['Order', 'Overview'],
      showOrder,
    ),
    supAnswerEnd: act<Calls['answerEnd']>(
      build,
      '/supinterface/answerEnd',
      ['Order', 'Overview'],
      showOrder,
    ),
    supWithdrawEnd: act<Calls['withdrawEnd']>(
      build,
      '/supinterface/withdrawEnd',
      ['Order', 'Overview'],
      showOrder,
    ),
    supProposeChange: act<Calls['proposeChange']>(
      build,
      '/supinterface/proposeChange',
      ['Order', 'Overview'],
      showOrder,
    ),
    supCounterChange: act<Calls['counterChange']>(
      build,
      '/supinterface/counterChange',
      ['Order', 'Overview'],
      showOrder,
    ),
    supAnswerChange: act<Calls['answerChange']>(
      build,
      '/supinterface/answerChange',
      ['Order', 'Overview'],
      showOrder,
    ),
    supWithdrawChange: act<Calls['withdrawChange']>(
      build,
      '/supinterface/withdrawChange',
      ['Order', 'Overview'],
      showOrder,
    ),
    supCheckIn: act<Calls['checkIn']>(
      build,
      '/supinterface/checkIn',
      ['Order', 'Overview'],
      showOrder,
    ),
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
    supAcceptOrRejectProjectOrder: act<Calls['acceptOrRejectProjectOrder']>(
      build,
      '/supinterface/acceptOrRejectProjectOrder',
      ['Order', 'Overview'],
      showOrder,
    ),
    supAssignOrder: act<Calls['assignOrder']>(
      build,
      '/supinterface/assignOrder',
      ['Order'],
      showOrder,
    ),
    supGiveUpBooking: act<Calls['giveUpBooking']>(
      build,
      '/supinterface/giveUpBooking',
      ['Order', 'Overview'],
      showOrder,
    ),
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

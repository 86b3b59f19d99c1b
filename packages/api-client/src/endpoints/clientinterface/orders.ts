import type { OrderDetail, calls } from '@tolk/contract';
import { act, change, read, type Dispatch } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['orders'];

const looking = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetProjectOrderIdData: read<Calls['getProjectOrderIdData']>(
      build,
      '/clientinterface/getProjectOrderIdData',
      ['Order'],
    ),
  }),
});

function showOrder(order: OrderDetail, dispatch: Dispatch): void {
  const { projectOrderId } = order;
  dispatch(
    looking.util.updateQueryData('clientGetProjectOrderIdData', { projectOrderId }, () => order),
  );
}

const endpoints = looking.injectEndpoints({
  endpoints: (build) => ({
    clientProposeEnd: act<Calls['proposeEnd']>(
      build,
      '/clientinterface/proposeEnd',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientAnswerEnd: act<Calls['answerEnd']>(
      build,
      '/clientinterface/answerEnd',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientWithdrawEnd: act<Calls['withdrawEnd']>(
      build,
      '/clientinterface/withdrawEnd',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientProposeChange: act<Calls['proposeChange']>(
      build,
      '/clientinterface/proposeChange',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientCounterChange: act<Calls['counterChange']>(
      build,
      '/clientinterface/counterChange',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientAnswerChange: act<Calls['answerChange']>(
      build,
      '/clientinterface/answerChange',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientWithdrawChange: act<Calls['withdrawChange']>(
      build,
      '/clientinterface/withdrawChange',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientCheckIn: act<Calls['checkIn']>(
      build,
      '/clientinterface/checkIn',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientReplyEvaluate: change<Calls['replyEvaluate']>(build, '/clientinterface/replyEvaluate', [
      'Evaluation',
    ]),
    clientGetWordAnalysis: read<Calls['getWordAnalysis']>(
      build,
      '/clientinterface/getWordAnalysis',
      ['File'],
    ),
    clientGetOrderReferences: read<Calls['getOrderReferences']>(
      build,
      '/clientinterface/getOrderReferences',
      ['Order'],
    ),
    clientSaveOrderReferences: change<Calls['saveOrderReferences']>(
      build,
      '/clientinterface/saveOrderReferences',
      ['Order', 'TaxInvoice'],
    ),
    clientGetOrderType: read<Calls['getOrderType']>(build, '/clientinterface/getOrderType', []),
    clientGetDictTypeData: read<Calls['getDictTypeData']>(
      build,
      '/clientinterface/getDictTypeData',
      [],
    ),
    clientGetProjectOrderList: read<Calls['getProjectOrderList']>(
      build,
      '/clientinterface/getProjectOrderList',
      ['Order'],
    ),
    clientGetCommissionXQ: read<Calls['getCommissionXQ']>(
      build,
      '/clientinterface/getCommissionXQ',
      [],
    ),
    clientAddProjectOrder: change<Calls['addProjectOrder']>(
      build,
      '/clientinterface/addProjectOrder',
      ['Order', 'Application', 'Overview'],
    ),
    clientEditProjectOrder: act<Calls['editProjectOrder']>(
      build,
      '/clientinterface/editProjectOrder',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientWithdrawProjectOrder: act<Calls['withdrawProjectOrder']>(
      build,
      '/clientinterface/withdrawProjectOrder',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientGetConfirmThePayment: read<Calls['getConfirmThePayment']>(
      build,
      '/clientinterface/getConfirmThePayment',
      ['Order', 'Payment'],
    ),
    clientGetCallPayment: change<Calls['getCallPayment']>(
      build,
      '/clientinterface/getCallPayment',
      ['Payment'],
    ),
    clientGetBankTransfer: change<Calls['getBankTransfer']>(
      build,
      '/clientinterface/getBankTransfer',
      ['Order', 'Payment'],
    ),
    clientGetPaymentPayer: change<Calls['getPaymentPayer']>(
      build,
      '/clientinterface/getPaymentPayer',
      [],
    ),
    clientGetPaymentInformation: read<Calls['getPaymentInformation']>(
      build,
      '/clientinterface/getPaymentInformation',
      ['Payment'],
    ),
    clientGetAcceptanceResults: act<Calls['getAcceptanceResults']>(
      build,
      '/clientinterface/getAcceptanceResults',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientCancelBooking: act<Calls['cancelBooking']>(
      build,
      '/clientinterface/cancelBooking',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientCancelProjectOrder: act<Calls['cancelProjectOrder']>(
      build,
      '/clientinterface/cancelProjectOrder',
      ['Order', 'Overview'],
      showOrder,
    ),
    clientAddEvaluate: change<Calls['addEvaluate']>(build, '/clientinterface/addEvaluate', [
      'Order',
      'Evaluation',
      'Overview',
    ]),
    clientGetEvaluateList: read<Calls['getEvaluateList']>(
      build,
      '/clientinterface/getEvaluateList',
      ['Evaluation'],
    ),
  }),
});

export const {
  useClientGetOrderReferencesQuery,
  useClientSaveOrderReferencesMutation,
  useClientProposeEndMutation,
  useClientAnswerEndMutation,
  useClientWithdrawEndMutation,
  useClientProposeChangeMutation,
  useClientCounterChangeMutation,
  useClientAnswerChangeMutation,
  useClientWithdrawChangeMutation,
  useClientCheckInMutation,
  useClientReplyEvaluateMutation,
  useClientGetWordAnalysisQuery,
  useClientGetOrderTypeQuery,
  useClientGetDictTypeDataQuery,
  useClientGetProjectOrderListQuery,
  useClientGetProjectOrderIdDataQuery,
  useClientGetCommissionXQQuery,
  useClientAddProjectOrderMutation,
  useClientEditProjectOrderMutation,
  useClientWithdrawProjectOrderMutation,
  useClientGetConfirmThePaymentQuery,
  useClientGetCallPaymentMutation,
  useClientGetBankTransferMutation,
  useClientGetPaymentPayerMutation,
  useClientGetPaymentInformationQuery,
  useClientGetAcceptanceResultsMutation,
  useClientCancelBookingMutation,
  useClientCancelProjectOrderMutation,
  useClientAddEvaluateMutation,
  useClientGetEvaluateListQuery,
} = endpoints;

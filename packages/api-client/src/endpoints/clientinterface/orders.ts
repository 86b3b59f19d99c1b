import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['orders'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientProposeEnd: change<Calls['proposeEnd']>(build, '/clientinterface/proposeEnd', [
      'Order',
      'Overview',
    ]),
    clientAnswerEnd: change<Calls['answerEnd']>(build, '/clientinterface/answerEnd', [
      'Order',
      'Overview',
    ]),
    clientWithdrawEnd: change<Calls['withdrawEnd']>(build, '/clientinterface/withdrawEnd', [
      'Order',
      'Overview',
    ]),
    clientProposeChange: change<Calls['proposeChange']>(build, '/clientinterface/proposeChange', [
      'Order',
      'Overview',
    ]),
    clientCounterChange: change<Calls['counterChange']>(build, '/clientinterface/counterChange', [
      'Order',
      'Overview',
    ]),
    clientAnswerChange: change<Calls['answerChange']>(build, '/clientinterface/answerChange', [
      'Order',
      'Overview',
    ]),
    clientWithdrawChange: change<Calls['withdrawChange']>(
      build,
      '/clientinterface/withdrawChange',
      ['Order', 'Overview'],
    ),
    clientCheckIn: change<Calls['checkIn']>(build, '/clientinterface/checkIn', [
      'Order',
      'Overview',
    ]),
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
    clientGetProjectOrderIdData: read<Calls['getProjectOrderIdData']>(
      build,
      '/clientinterface/getProjectOrderIdData',
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
    clientEditProjectOrder: change<Calls['editProjectOrder']>(
      build,
      '/clientinterface/editProjectOrder',
      ['Order', 'Overview'],
    ),
    clientWithdrawProjectOrder: change<Calls['withdrawProjectOrder']>(
      build,
      '/clientinterface/withdrawProjectOrder',
      ['Order', 'Overview'],
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
    clientGetAcceptanceResults: change<Calls['getAcceptanceResults']>(
      build,
      '/clientinterface/getAcceptanceResults',
      ['Order', 'Overview'],
    ),
    clientCancelBooking: change<Calls['cancelBooking']>(build, '/clientinterface/cancelBooking', [
      'Order',
      'Overview',
    ]),
    clientCancelProjectOrder: change<Calls['cancelProjectOrder']>(
      build,
      '/clientinterface/cancelProjectOrder',
      ['Order', 'Overview'],
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

import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['refunds'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetRefundList: read<Calls['getRefundList']>(build, '/opsinterface/getRefundList', [
      'Refund',
    ]),
    opsProposeRefund: change<Calls['proposeRefund']>(build, '/opsinterface/proposeRefund', [
      'Refund',
      'Order',
      'Audit',
    ]),
    opsDecideRefund: change<Calls['decideRefund']>(build, '/opsinterface/decideRefund', [
      'Refund',
      'Order',
      'Audit',
    ]),
    opsRetryRefund: change<Calls['retryRefund']>(build, '/opsinterface/retryRefund', [
      'Refund',
      'Order',
      'Audit',
    ]),
    opsConfirmRefundByHand: change<Calls['confirmRefundByHand']>(
      build,
      '/opsinterface/confirmRefundByHand',
      ['Refund', 'Order', 'Audit'],
    ),
    opsGetPaymentIncidentList: read<Calls['getPaymentIncidentList']>(
      build,
      '/opsinterface/getPaymentIncidentList',
      ['Refund'],
    ),
    opsProposeIncidentRefund: change<Calls['proposeIncidentRefund']>(
      build,
      '/opsinterface/proposeIncidentRefund',
      ['Refund', 'Order', 'Audit'],
    ),
    opsResolvePaymentIncident: change<Calls['resolvePaymentIncident']>(
      build,
      '/opsinterface/resolvePaymentIncident',
      ['Refund', 'Audit'],
    ),
  }),
});

export const {
  useOpsGetRefundListQuery,
  useOpsProposeRefundMutation,
  useOpsDecideRefundMutation,
  useOpsRetryRefundMutation,
  useOpsConfirmRefundByHandMutation,
  useOpsGetPaymentIncidentListQuery,
  useOpsProposeIncidentRefundMutation,
  useOpsResolvePaymentIncidentMutation,
} = endpoints;

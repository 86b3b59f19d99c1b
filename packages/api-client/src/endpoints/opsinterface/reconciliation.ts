import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['reconciliation'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetReconciliationList: read<Calls['getReconciliationList']>(
      build,
      '/opsinterface/getReconciliationList',
      ['Reconciliation'],
    ),
    opsGetReconciliationDetail: read<Calls['getReconciliationDetail']>(
      build,
      '/opsinterface/getReconciliationDetail',
      ['Reconciliation'],
    ),
    opsRunReconciliation: change<Calls['runReconciliation']>(
      build,
      '/opsinterface/runReconciliation',
      ['Reconciliation', 'Audit'],
    ),
    opsResolveDifference: change<Calls['resolveDifference']>(
      build,
      '/opsinterface/resolveDifference',
      ['Reconciliation', 'Audit'],
    ),
  }),
});

export const {
  useOpsGetReconciliationListQuery,
  useOpsGetReconciliationDetailQuery,
  useOpsRunReconciliationMutation,
  useOpsResolveDifferenceMutation,
} = endpoints;

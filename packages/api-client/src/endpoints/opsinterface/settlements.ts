import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['settlements'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetSettlementList: read<Calls['getSettlementList']>(
      build,
      '/opsinterface/getSettlementList',
      ['Settlement'],
    ),
    opsGetSettlementDetail: read<Calls['getSettlementDetail']>(
      build,
      '/opsinterface/getSettlementDetail',
      ['Settlement'],
    ),
    opsRefuseSettlement: change<Calls['refuseSettlement']>(
      build,
      '/opsinterface/refuseSettlement',
      ['Settlement', 'PayoutBatch', 'Audit'],
    ),
    opsRecordPayoutReturn: change<Calls['recordPayoutReturn']>(
      build,
      '/opsinterface/recordPayoutReturn',
      ['Settlement', 'PayoutBatch', 'Audit'],
    ),
    opsGetPayoutBatchList: read<Calls['getPayoutBatchList']>(
      build,
      '/opsinterface/getPayoutBatchList',
      ['PayoutBatch'],
    ),
    opsGetPayoutBatchDetail: read<Calls['getPayoutBatchDetail']>(
      build,
      '/opsinterface/getPayoutBatchDetail',
      ['PayoutBatch'],
    ),
    opsAddPayoutBatch: change<Calls['addPayoutBatch']>(build, '/opsinterface/addPayoutBatch', [
      'PayoutBatch',
      'Settlement',
      'Audit',
    ]),
    opsTakeOutOfPayoutBatch: change<Calls['takeOutOfPayoutBatch']>(
      build,
      '/opsinterface/takeOutOfPayoutBatch',
      ['PayoutBatch', 'Settlement', 'Audit'],
    ),
    opsApprovePayoutBatch: change<Calls['approvePayoutBatch']>(
      build,
      '/opsinterface/approvePayoutBatch',
      ['PayoutBatch', 'Settlement', 'Audit'],
    ),
    opsDropPayoutBatch: change<Calls['dropPayoutBatch']>(build, '/opsinterface/dropPayoutBatch', [
      'PayoutBatch',
      'Settlement',
      'Audit',
    ]),
    opsAskPayoutProvider: change<Calls['askPayoutProvider']>(
      build,
      '/opsinterface/askPayoutProvider',
      ['PayoutBatch', 'Settlement', 'Audit'],
    ),
    opsTakeBackPayoutBatch: change<Calls['takeBackPayoutBatch']>(
      build,
      '/opsinterface/takeBackPayoutBatch',
      ['PayoutBatch', 'Settlement', 'Audit'],
    ),
    opsImportBankResult: change<Calls['importBankResult']>(
      build,
      '/opsinterface/importBankResult',
      ['PayoutBatch', 'Settlement', 'Audit'],
    ),
    opsGetExchangeRate: read<Calls['getExchangeRate']>(build, '/opsinterface/getExchangeRate', [
      'ExchangeRate',
    ]),
    opsSetExchangeRate: change<Calls['setExchangeRate']>(build, '/opsinterface/setExchangeRate', [
      'ExchangeRate',
      'DisplayRate',
      'Audit',
    ]),
    opsDecideExchangeRate: change<Calls['decideExchangeRate']>(
      build,
      '/opsinterface/decideExchangeRate',
      ['ExchangeRate', 'DisplayRate', 'Audit'],
    ),
    opsGetDisplayRates: read<Calls['getDisplayRates']>(build, '/opsinterface/getDisplayRates', [
      'DisplayRate',
    ]),
    opsSetDisplayRate: change<Calls['setDisplayRate']>(build, '/opsinterface/setDisplayRate', [
      'DisplayRate',
      'Audit',
    ]),
  }),
});

export const {
  useOpsGetSettlementListQuery,
  useOpsGetSettlementDetailQuery,
  useOpsRefuseSettlementMutation,
  useOpsRecordPayoutReturnMutation,
  useOpsGetPayoutBatchListQuery,
  useOpsGetPayoutBatchDetailQuery,
  useOpsAddPayoutBatchMutation,
  useOpsTakeOutOfPayoutBatchMutation,
  useOpsApprovePayoutBatchMutation,
  useOpsDropPayoutBatchMutation,
  useOpsAskPayoutProviderMutation,
  useOpsTakeBackPayoutBatchMutation,
  useOpsImportBankResultMutation,
  useOpsGetExchangeRateQuery,
  useOpsSetExchangeRateMutation,
  useOpsDecideExchangeRateMutation,
  useOpsGetDisplayRatesQuery,
  useOpsSetDisplayRateMutation,
} = endpoints;

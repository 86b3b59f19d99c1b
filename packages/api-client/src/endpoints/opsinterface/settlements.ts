import type { PayoutBatchDetail, StaffSettlementDetail, calls } from '@tolk/contract';
import { act, change, read, type Dispatch } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['settlements'];

const looking = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetSettlementDetail: read<Calls['getSettlementDetail']>(
      build,
      '/opsinterface/getSettlementDetail',
      ['Settlement'],
    ),
    opsGetPayoutBatchDetail: read<Calls['getPayoutBatchDetail']>(
      build,
      '/opsinterface/getPayoutBatchDetail',
      ['PayoutBatch'],
    ),
  }),
});

function showSettlement(settlement: StaffSettlementDetail, dispatch: Dispatch): void {
  const { settlementId } = settlement;
  dispatch(
    looking.util.updateQueryData('opsGetSettlementDetail', { settlementId }, () => settlement),
  );
}

function showBatch(batch: PayoutBatchDetail, dispatch: Dispatch): void {
  const { payoutBatchId } = batch;
  dispatch(looking.util.updateQueryData('opsGetPayoutBatchDetail', { payoutBatchId }, () => batch));
}

const endpoints = looking.injectEndpoints({
  endpoints: (build) => ({
    opsGetSettlementList: read<Calls['getSettlementList']>(
      build,
      '/opsinterface/getSettlementList',
      ['Settlement'],
    ),
    opsRefuseSettlement: act<Calls['refuseSettlement']>(
      build,
      '/opsinterface/refuseSettlement',
      ['Settlement', 'PayoutBatch', 'Audit'],
      showSettlement,
    ),
    opsRecordPayoutReturn: act<Calls['recordPayoutReturn']>(
      build,
      '/opsinterface/recordPayoutReturn',
      ['Settlement', 'PayoutBatch', 'Audit'],
      showSettlement,
    ),
    opsGetPayoutBatchList: read<Calls['getPayoutBatchList']>(
      build,
      '/opsinterface/getPayoutBatchList',
      ['PayoutBatch'],
    ),
    opsAddPayoutBatch: change<Calls['addPayoutBatch']>(build, '/opsinterface/addPayoutBatch', [
      'PayoutBatch',
      'Settlement',
      'Audit',
    ]),
    opsTakeOutOfPayoutBatch: act<Calls['takeOutOfPayoutBatch']>(
      build,
      '/opsinterface/takeOutOfPayoutBatch',
      ['PayoutBatch', 'Settlement', 'Audit'],
      showBatch,
    ),
    opsApprovePayoutBatch: act<Calls['approvePayoutBatch']>(
      build,
      '/opsinterface/approvePayoutBatch',
      ['PayoutBatch', 'Settlement', 'Audit'],
      showBatch,
    ),
    opsDropPayoutBatch: act<Calls['dropPayoutBatch']>(
      build,
      '/opsinterface/dropPayoutBatch',
      ['PayoutBatch', 'Settlement', 'Audit'],
      showBatch,
    ),
    opsAskPayoutProvider: act<Calls['askPayoutProvider']>(
      build,
      '/opsinterface/askPayoutProvider',
      ['PayoutBatch', 'Settlement', 'Audit'],
      showBatch,
    ),
    opsTakeBackPayoutBatch: act<Calls['takeBackPayoutBatch']>(
      build,
      '/opsinterface/takeBackPayoutBatch',
      ['PayoutBatch', 'Settlement', 'Audit'],
      showBatch,
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

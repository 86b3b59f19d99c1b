import { opsSettlements } from '@tolk/contract/calls/opsinterface/settlements';
import { route } from '../../calls/route.ts';
import { downloadBankFile, importBankResult } from '../../payouts/batches/bank-payouts.ts';
import {
  decideExchangeRate,
  exchangeRates,
  setExchangeRate,
} from '../../payouts/applying/exchange-rates.ts';
import { displayRates, setDisplayRate } from '../../payouts/display-rates/display-rates.ts';
import {
  addPayoutBatch,
  approvePayoutBatch,
  dropPayoutBatch,
  payoutBatchDetail,
  payoutBatchList,
  takeOutOfPayoutBatch,
} from '../../payouts/batches/payout-batches.ts';
import {
  downloadFeeInvoice,
  exportSettlementList,
  recordPayoutReturn,
  refuseSettlement,
  settlementDetail,
  settlementList,
} from '../../payouts/settlements/staff-settlements.ts';
import { askPayoutProvider, takeBackPayoutBatch } from '../../payouts/batches/stuck-batches.ts';

export const opsSettlementsRoutes = [
  route(opsSettlements.getSettlementList, settlementList),
  route(opsSettlements.exportSettlementList, exportSettlementList),
  route(opsSettlements.getSettlementDetail, settlementDetail),
  route(opsSettlements.refuseSettlement, refuseSettlement),
  route(opsSettlements.recordPayoutReturn, recordPayoutReturn),
  route(opsSettlements.downloadFeeInvoice, downloadFeeInvoice),
  route(opsSettlements.getPayoutBatchList, payoutBatchList),
  route(opsSettlements.getPayoutBatchDetail, payoutBatchDetail),
  route(opsSettlements.addPayoutBatch, addPayoutBatch),
  route(opsSettlements.takeOutOfPayoutBatch, takeOutOfPayoutBatch),
  route(opsSettlements.approvePayoutBatch, approvePayoutBatch),
  route(opsSettlements.dropPayoutBatch, dropPayoutBatch),
  route(opsSettlements.askPayoutProvider, askPayoutProvider),
  route(opsSettlements.takeBackPayoutBatch, takeBackPayoutBatch),
  route(opsSettlements.downloadBankFile, downloadBankFile),
  route(opsSettlements.importBankResult, importBankResult),
  route(opsSettlements.getExchangeRate, (_request, context) => exchangeRates(context)),
  route(opsSettlements.setExchangeRate, setExchangeRate),
  route(opsSettlements.decideExchangeRate, decideExchangeRate),
  route(opsSettlements.getDisplayRates, (_request, context) => displayRates(context)),
  route(opsSettlements.setDisplayRate, setDisplayRate),
];

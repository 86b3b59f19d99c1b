import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import { applyForSettlement } from '../../payouts/applying/apply.ts';
import { beforeApplying } from '../../payouts/applying/before-applying.ts';
import { ownEarnings } from '../../payouts/settlements/earnings.ts';
import { expenseDetails } from '../../payouts/settlements/expenses.ts';
import {
  deleteFeeInvoice,
  feeInvoices,
  saveFeeInvoice,
} from '../../payouts/settlements/fee-invoices.ts';
import { feesToSettle } from '../../payouts/applying/fees.ts';
import { settlementQuote } from '../../payouts/applying/quote.ts';
import {
  ownSettlementDetail,
  ownSettlements,
  withdrawSettlement,
} from '../../payouts/settlements/records.ts';
import { downloadExpenseDetails } from '../../statements/expense-statement.ts';
import { downloadSettlementStatement } from '../../statements/settlement-statement.ts';
import { downloadYearlyStatement } from '../../statements/yearly-statement.ts';

const { settlement } = calls.supinterface;

export const supSettlementRoutes = [
  route(settlement.getFYJSProjectList, feesToSettle),
  route(settlement.getJSSQData, (_request, context) => beforeApplying(context)),
  route(settlement.getSettlementQuote, settlementQuote),
  route(settlement.getJSSQ, applyForSettlement),
  route(settlement.withdrawSettlement, withdrawSettlement),
  route(settlement.getFYMXProjectList, expenseDetails),
  route(settlement.getEarnings, ownEarnings),
  route(settlement.getWithdrawalRecords, ownSettlements),
  route(settlement.getWithdrawalDetail, ownSettlementDetail),
  route(settlement.getFeeInvoiceList, feeInvoices),
  route(settlement.saveFeeInvoice, saveFeeInvoice),
  route(settlement.deleteFeeInvoice, deleteFeeInvoice),
  route(settlement.downloadSettlementStatement, downloadSettlementStatement),
  route(settlement.downloadExpenseDetails, downloadExpenseDetails),
  route(settlement.downloadYearlyStatement, downloadYearlyStatement),
];

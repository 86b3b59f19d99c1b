import { calls } from '@tolk/contract';
import { route } from '../../route.ts';
import { applyForSettlement } from '../../services/settlements/apply.ts';
import { beforeApplying } from '../../services/settlements/before-applying.ts';
import { expenseDetails } from '../../services/settlements/expenses.ts';
import {
  deleteFeeInvoice,
  feeInvoices,
  saveFeeInvoice,
} from '../../services/settlements/fee-invoices.ts';
import { feesToSettle } from '../../services/settlements/fees.ts';
import { settlementQuote } from '../../services/settlements/quote.ts';
import {
  ownSettlementDetail,
  ownSettlements,
  withdrawSettlement,
} from '../../services/settlements/records.ts';
import { downloadExpenseDetails } from '../../services/statements/expense-statement.ts';
import { downloadSettlementStatement } from '../../services/statements/settlement-statement.ts';

const { settlement } = calls.supinterface;

export const supSettlementRoutes = [
  route(settlement.getFYJSProjectList, feesToSettle),
  route(settlement.getJSSQData, (_request, context) => beforeApplying(context)),
  route(settlement.getSettlementQuote, settlementQuote),
  route(settlement.getJSSQ, applyForSettlement),
  route(settlement.withdrawSettlement, withdrawSettlement),
  route(settlement.getFYMXProjectList, expenseDetails),
  route(settlement.getWithdrawalRecords, ownSettlements),
  route(settlement.getWithdrawalDetail, ownSettlementDetail),
  route(settlement.getFeeInvoiceList, feeInvoices),
  route(settlement.saveFeeInvoice, saveFeeInvoice),
  route(settlement.deleteFeeInvoice, deleteFeeInvoice),
  route(settlement.downloadSettlementStatement, downloadSettlementStatement),
  route(settlement.downloadExpenseDetails, downloadExpenseDetails),
];

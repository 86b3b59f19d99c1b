import { earningsStatuses, limits, settlementMethods, settlementStatuses } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Days,
  Flag,
  Id,
  Line,
  ListOf,
  MinorUnits,
  Nothing,
  Nullable,
  OneOf,
  Page,
  SearchWords,
  ShanghaiDay,
  Timestamp,
} from '../../schemas/base.ts';
import {
  Earnings,
  ExpenseRow,
  FeeInvoice,
  FeeRow,
  Obstacle,
  Quote,
  SettlementDetail,
  SettlementRow,
  statementFormats,
} from '../../schemas/settlement.ts';

const orderIds = (min: number) =>
  Type.Array(Id, { minItems: min, maxItems: limits.settlement.projects, uniqueItems: true });

/** Settlement of what a supplier earned (docs/product/rules.md#constants). */
export const supSettlement = {
  getFYJSProjectList: defineCall({
    path: '/supinterface/getFYJSProjectList',
    access: 'supplier',
    organisation: 'collect',
    summary: 'Fees to settle (FYJS): finished projects with their settlement status.',
    request: Type.Object({
      ...Page,
      settlementStatus: Type.Optional(OneOf(earningsStatuses)),
      search: SearchWords,
    }),
    response: ListOf(FeeRow),
    idempotency: 'none',
  }),
  getJSSQData: defineCall({
    path: '/supinterface/getJSSQData',
    access: 'supplier',
    organisation: 'collect',
    summary: 'Before applying (JSSQ): the window, what is available and owed, and each method.',
    request: Nothing,
    response: Type.Object({
      windowOpen: Flag,
      windowOpensAt: Timestamp,
      windowClosesAt: Timestamp,
      zone: Type.String(),
      /** What stands against an application now, whatever is chosen. */
      obstacles: Type.Array(Obstacle),
      /** Fen. */
      pending: MinorUnits,
      available: MinorUnits,
      receivable: MinorUnits,
      isCompany: Flag,
      /** The application of this month, if there is one that counts. */
      currentSettlementId: Nullable(Id),
      methods: Type.Array(
        Type.Object({
          method: OneOf(settlementMethods),
          certified: Flag,
          /** Masked; null until certified. */
          payee: Nullable(Type.String()),
          payoutCurrency: Type.String(),
          /** Minor units of `minimumCurrency`. */
          minimum: MinorUnits,
          minimumCurrency: Type.String(),
          /** 0.03 for PayPal. */
          feeShare: Type.Number(),
          obstacles: Type.Array(Obstacle),
        }),
      ),
    }),
    idempotency: 'none',
  }),
  getSettlementQuote: defineCall({
    path: '/supinterface/getSettlementQuote',
    access: 'supplier',
    organisation: 'collect',
    summary:
      'Fee, rate and net of an application before it is made, of the earnings named by their `feeId`; the rate holds ten minutes.',
    request: Type.Object({ projectOrderIds: orderIds(1), method: OneOf(settlementMethods) }),
    response: Quote,
    idempotency: 'accepted',
  }),
  getJSSQ: defineCall({
    path: '/supinterface/getJSSQ',
    access: 'supplier',
    organisation: 'collect',
    summary: 'Apply for settlement (JSSQ) of the chosen projects by the quote that was shown.',
    request: Type.Object({ quoteId: Id }),
    response: SettlementDetail,
    idempotency: 'required',
    errors: [errorCodes.settlementRefused, errorCodes.quoteExpired, errorCodes.conflict],
  }),
  withdrawSettlement: defineCall({
    path: '/supinterface/withdrawSettlement',
    access: 'supplier',
    organisation: 'collect',
    summary: 'Take an application back while nobody works on it; its projects are ready again.',
    request: Type.Object({ settlementId: Id, version: Count }),
    response: SettlementDetail,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  getFYMXProjectList: defineCall({
    path: '/supinterface/getFYMXProjectList',
    access: 'supplier',
    organisation: 'collect',
    summary: 'Expense details (FYMX): every amount, fee and correction behind the balance.',
    request: Type.Object({
      ...Page,
      from: Type.Optional(ShanghaiDay),
      to: Type.Optional(ShanghaiDay),
    }),
    response: Type.Object({
      ...ListOf(ExpenseRow).properties,
      pending: MinorUnits,
      available: MinorUnits,
      receivable: MinorUnits,
      currency: Type.String(),
      /** The year in Beijing time of the first movement; null before there is one. */
      firstYear: Nullable(Count),
    }),
    idempotency: 'none',
  }),
  getEarnings: defineCall({
    path: '/supinterface/getEarnings',
    access: 'supplier',
    organisation: 'collect',
    summary: 'What was earned in a span of days, by month, by client and by language pair.',
    request: Type.Object(Days),
    response: Earnings,
    idempotency: 'none',
  }),
  getWithdrawalRecords: defineCall({
    path: '/supinterface/getWithdrawalRecords',
    access: 'supplier',
    organisation: 'collect',
    summary: 'Settlement applications with their status, newest first.',
    request: Type.Object({ ...Page, status: Type.Optional(OneOf(settlementStatuses)) }),
    response: ListOf(SettlementRow),
    idempotency: 'none',
  }),
  getWithdrawalDetail: defineCall({
    path: '/supinterface/getWithdrawalDetail',
    access: 'supplier',
    organisation: 'collect',
    summary: 'One application: its projects, the frozen quote, what happened.',
    request: Type.Object({ settlementId: Id }),
    response: SettlementDetail,
    idempotency: 'none',
  }),
  getFeeInvoiceList: defineCall({
    path: '/supinterface/getFeeInvoiceList',
    access: 'supplier',
    organisation: 'collect',
    summary: 'Fee invoices of a company, newest first.',
    request: Type.Object(Page),
    response: ListOf(FeeInvoice),
    idempotency: 'none',
  }),
  saveFeeInvoice: defineCall({
    path: '/supinterface/saveFeeInvoice',
    access: 'supplier',
    organisation: 'collect',
    summary:
      'A company’s invoice for its translation fees: number, file and the projects it covers.',
    request: Type.Object({
      invoiceNumber: Line(limits.invoiceNumber.max, limits.invoiceNumber.min),
      fileId: Id,
      projectOrderIds: orderIds(1),
    }),
    response: FeeInvoice,
    idempotency: 'accepted',
    errors: [errorCodes.companyOnly, errorCodes.invoiceTaken],
  }),
  deleteFeeInvoice: defineCall({
    path: '/supinterface/deleteFeeInvoice',
    access: 'supplier',
    organisation: 'collect',
    summary: 'Take back an invoice that no application has used.',
    request: Type.Object({ feeInvoiceId: Id }),
    response: Nothing,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  downloadSettlementStatement: defineCall({
    path: '/supinterface/downloadSettlementStatement',
    access: 'supplier',
    organisation: 'collect',
    summary: 'The statement of one application.',
    request: Type.Object({ settlementId: Id, format: OneOf(statementFormats) }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  downloadExpenseDetails: defineCall({
    path: '/supinterface/downloadExpenseDetails',
    access: 'supplier',
    organisation: 'collect',
    summary:
      'Expense details of a span of days, at most a year, with what was earned by month, client and pair.',
    request: Type.Object({ from: ShanghaiDay, to: ShanghaiDay, format: OneOf(statementFormats) }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  downloadYearlyStatement: defineCall({
    path: '/supinterface/downloadYearlyStatement',
    access: 'supplier',
    organisation: 'collect',
    summary:
      'Earnings, platform fee and payouts of a year in Beijing time by month, and earnings by client.',
    request: Type.Object({
      year: Type.Integer({ minimum: 2000, maximum: 9998 }),
      format: OneOf(statementFormats),
    }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
};

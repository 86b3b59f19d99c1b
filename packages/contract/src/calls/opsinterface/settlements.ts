import { limits, queueSorts, settlementMethods, settlementStatuses } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Currency,
  Days,
  Flag,
  Id,
  ListOf,
  Nothing,
  Nullable,
  OneOf,
  Page,
  SearchWords,
  Text,
} from '../../schemas/base.ts';
import { KeptDisplayRate, ScaledDisplayRate } from '../../schemas/display-rate.ts';
import {
  BankResult,
  ExchangeRate,
  PayoutBatchDetail,
  PayoutBatchRow,
  StaffSettlementDetail,
  StaffSettlementRow,
} from '../../schemas/finance.ts';

const scope = 'settlements' as const;

const listFilter = {
  status: Type.Optional(OneOf(settlementStatuses)),
  method: Type.Optional(OneOf(settlementMethods)),
  search: SearchWords,
  /** Only those whose payout was sent long ago and has not ended. */
  unresolved: Type.Optional(Type.Literal(true)),
  /** Of the application. */
  ...Days,
  /** Without it open ones stand first, the oldest of them at the top; others the newest first. */
  sort: Type.Optional(OneOf(queueSorts)),
};

/** The queue of settlements: withdrawal requests, batches with four eyes, bank files, the exchange rate. */
export const opsSettlements = {
  getSettlementList: defineCall({
    path: '/opsinterface/getSettlementList',
    access: 'staff',
    scope,
    summary: 'Applications for settlement, sorted.',
    request: Type.Object({ ...Page, ...listFilter }),
    response: ListOf(StaffSettlementRow),
    idempotency: 'none',
  }),
  exportSettlementList: defineCall({
    path: '/opsinterface/exportSettlementList',
    access: 'staff',
    scope,
    summary: 'The same applications as CSV; the export is noted.',
    request: Type.Object(listFilter),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getSettlementDetail: defineCall({
    path: '/opsinterface/getSettlementDetail',
    access: 'staff',
    scope,
    summary: 'One application with its projects, invoices and what the provider said.',
    request: Type.Object({ settlementId: Id }),
    response: StaffSettlementDetail,
    idempotency: 'none',
  }),
  refuseSettlement: defineCall({
    path: '/opsinterface/refuseSettlement',
    access: 'staff',
    scope,
    summary:
      'Refuse an application that is in no batch, with a reason; its projects are ready again.',
    request: Type.Object({
      settlementId: Id,
      version: Count,
      reason: Text(limits.reason.max, limits.reason.min),
    }),
    response: StaffSettlementDetail,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  recordPayoutReturn: defineCall({
    path: '/opsinterface/recordPayoutReturn',
    access: 'staff',
    scope,
    summary: 'The bank sent the money back, also after it was settled: it is available again.',
    request: Type.Object({
      settlementId: Id,
      version: Count,
      reason: Text(limits.reason.max, limits.reason.min),
      bankReference: Text(limits.bankReference.max, limits.bankReference.min),
    }),
    response: StaffSettlementDetail,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  downloadFeeInvoice: defineCall({
    path: '/opsinterface/downloadFeeInvoice',
    access: 'staff',
    scope,
    summary: 'The invoice of a company in an application; the look is noted.',
    request: Type.Object({ settlementId: Id, fileId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getPayoutBatchList: defineCall({
    path: '/opsinterface/getPayoutBatchList',
    access: 'staff',
    scope,
    summary: 'Payout batches, newest first.',
    request: Type.Object(Page),
    response: ListOf(PayoutBatchRow),
    idempotency: 'none',
  }),
  getPayoutBatchDetail: defineCall({
    path: '/opsinterface/getPayoutBatchDetail',
    access: 'staff',
    scope,
    summary: 'One batch with its applications.',
    request: Type.Object({ payoutBatchId: Id }),
    response: PayoutBatchDetail,
    idempotency: 'none',
  }),
  addPayoutBatch: defineCall({
    path: '/opsinterface/addPayoutBatch',
    access: 'staff',
    scope,
    summary: 'Put open applications of one channel together.',
    request: Type.Object({
      settlementIds: Type.Array(Id, {
        minItems: 1,
        maxItems: limits.settlement.batch,
        uniqueItems: true,
      }),
    }),
    response: PayoutBatchDetail,
    idempotency: 'required',
    errors: [errorCodes.conflict, errorCodes.batchMixed, errorCodes.supplierBlocked],
  }),
  takeOutOfPayoutBatch: defineCall({
    path: '/opsinterface/takeOutOfPayoutBatch',
    access: 'staff',
    scope,
    summary: 'Take one application out of a draft; it is open again.',
    request: Type.Object({ payoutBatchId: Id, settlementId: Id }),
    response: PayoutBatchDetail,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  approvePayoutBatch: defineCall({
    path: '/opsinterface/approvePayoutBatch',
    access: 'staff',
    scope,
    summary: 'Approve a batch, from a certain sum on by somebody else; then its money goes out.',
    request: Type.Object({ payoutBatchId: Id }),
    response: PayoutBatchDetail,
    idempotency: 'required',
    errors: [errorCodes.conflict, errorCodes.supplierBlocked],
  }),
  dropPayoutBatch: defineCall({
    path: '/opsinterface/dropPayoutBatch',
    access: 'staff',
    scope,
    summary: 'Take a draft apart; its applications are open again.',
    request: Type.Object({ payoutBatchId: Id }),
    response: PayoutBatchDetail,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  askPayoutProvider: defineCall({
    path: '/opsinterface/askPayoutProvider',
    access: 'staff',
    scope,
    summary:
      'Ask PayPal or Payoneer now what became of an approved batch. PayPal can be asked about one that it has not taken in only by sending it once more; it pays once.',
    request: Type.Object({ payoutBatchId: Id }),
    response: PayoutBatchDetail,
    idempotency: 'required',
    errors: [errorCodes.conflict, errorCodes.providerSilent],
  }),
  takeBackPayoutBatch: defineCall({
    path: '/opsinterface/takeBackPayoutBatch',
    access: 'staff',
    scope,
    summary:
      'Take an approved batch back of which the provider knows nothing; its projects are ready again and it is never sent.',
    request: Type.Object({
      payoutBatchId: Id,
      reason: Text(limits.reason.max, limits.reason.min),
    }),
    response: PayoutBatchDetail,
    idempotency: 'required',
    errors: [
      errorCodes.conflict,
      errorCodes.providerSilent,
      errorCodes.providerHasBatch,
      errorCodes.providerUnsure,
    ],
  }),
  downloadBankFile: defineCall({
    path: '/opsinterface/downloadBankFile',
    access: 'staff',
    scope,
    summary: 'The file of an approved UnionPay batch for the bank; the look is noted.',
    request: Type.Object({ payoutBatchId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  importBankResult: defineCall({
    path: '/opsinterface/importBankResult',
    access: 'staff',
    scope,
    summary: 'Book the bank’s result file of a batch; importing it again changes nothing.',
    request: Type.Object({ payoutBatchId: Id, text: Text(limits.settlement.bankResult, 1) }),
    response: BankResult,
    idempotency: 'required',
    errors: [errorCodes.conflict, errorCodes.bankFileUnreadable],
  }),
  getExchangeRate: defineCall({
    path: '/opsinterface/getExchangeRate',
    access: 'staff',
    scope,
    summary:
      'The rate that USD settlements are quoted at, null before the first, and the one that waits for a colleague.',
    request: Nothing,
    response: Type.Object({
      current: Nullable(ExchangeRate),
      waiting: Nullable(ExchangeRate),
      history: Type.Array(ExchangeRate),
    }),
    idempotency: 'none',
  }),
  setExchangeRate: defineCall({
    path: '/opsinterface/setExchangeRate',
    access: 'staff',
    scope,
    summary:
      'Set the rate for new quotes, CNY for one USD; one that differs much from the one in force waits for a colleague.',
    request: Type.Object({
      /** × 10,000, so that no decimal is lost. */
      rate: Type.Integer({
        minimum: limits.settlement.rate.min,
        maximum: limits.settlement.rate.max,
      }),
    }),
    response: ExchangeRate,
    idempotency: 'accepted',
    errors: [errorCodes.rateWaits],
  }),
  decideExchangeRate: defineCall({
    path: '/opsinterface/decideExchangeRate',
    access: 'staff',
    scope,
    summary:
      'Confirm a rate that a colleague proposed, so that it is quoted from now on, or refuse it; the person who proposed it may only refuse it.',
    request: Type.Object({ exchangeRateId: Id, confirm: Flag }),
    response: ExchangeRate,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  getDisplayRates: defineCall({
    path: '/opsinterface/getDisplayRates',
    access: 'staff',
    scope,
    summary:
      'The currencies that amounts are also shown in, with the rates that finance keeps; nothing is paid by them.',
    request: Nothing,
    response: Type.Array(KeptDisplayRate),
    idempotency: 'none',
  }),
  setDisplayRate: defineCall({
    path: '/opsinterface/setDisplayRate',
    access: 'staff',
    scope,
    summary:
      'Set about what one unit of a currency is worth, from now on, for amounts that are also shown in it.',
    request: Type.Object({
      currency: Currency,
      /** CNY for one unit × 100,000,000, so that weak currencies keep their digits. */
      rate: ScaledDisplayRate,
    }),
    response: KeptDisplayRate,
    idempotency: 'accepted',
  }),
};

import {
  payoutBatchActions,
  payoutBatchStatuses,
  paymentMethods,
  providerMethods,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Count,
  Currency,
  ShanghaiDay,
  Flag,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  SignedMinorUnits,
  Timestamp,
} from './base.ts';
import { SettlementDetail, SettlementRow } from './settlement.ts';

/** What the queues of finance show. */
const staffOnly = {
  personId: Id,
  personName: Type.String(),
  isCompany: Flag,
  /** Staff keeps the supplier out: the application can’t be paid out. */
  supplierBlocked: Flag,
  payoutBatchId: Nullable(Id),
  providerState: Nullable(Type.String({ description: 'What the provider or bank last said' })),
  /** Its payout was sent long ago and has not ended. */
  unresolved: Flag,
};

export const StaffSettlementRow = Type.Object({ ...SettlementRow.properties, ...staffOnly });
export type StaffSettlementRow = Static<typeof StaffSettlementRow>;

export const StaffSettlementDetail = Type.Object({
  ...SettlementDetail.properties,
  ...staffOnly,
  providerReference: Nullable(Type.String()),
});
export type StaffSettlementDetail = Static<typeof StaffSettlementDetail>;

export const PayoutBatchRow = Type.Object({
  payoutBatchId: Id,
  /** `TB20261121-000003`. */
  batchNumber: Type.String(),
  /** Cards go out in one file for the bank. */
  channel: OneOf(['unionpay', 'paypal', 'payoneer'] as const),
  status: OneOf(payoutBatchStatuses),
  count: Count,
  /** Net, in `currency`. */
  total: MinorUnits,
  currency: Currency,
  settled: Count,
  failed: Count,
  /** Payouts that were sent long ago and have not ended. */
  unresolved: Count,
  createTime: Timestamp,
  madeBy: Type.String(),
  approvedBy: Nullable(Type.String()),
});
export type PayoutBatchRow = Static<typeof PayoutBatchRow>;

export const PayoutBatchDetail = Type.Object({
  ...PayoutBatchRow.properties,
  settlements: Type.Array(StaffSettlementRow),
  /** SHA-256 of the bank file as it was downloaded last; null before. */
  fileSha256: Nullable(Type.String()),
  /** When it was last sent to PayPal or Payoneer, whatever came of it. */
  triedTime: Nullable(Timestamp),
  /** When the provider took it in. */
  acknowledgedTime: Nullable(Timestamp),
  /** Why the provider has not taken it in, in its own words. */
  providerAnswer: Nullable(Type.String()),
  takenBackBy: Nullable(Type.String()),
  takenBackTime: Nullable(Timestamp),
  allowedActions: Type.Array(ActionState(payoutBatchActions)),
});
export type PayoutBatchDetail = Static<typeof PayoutBatchDetail>;

/** What the import of a bank’s result file did. */
export const BankResult = Type.Object({
  settled: Count,
  failed: Count,
  /** Lines that fit nothing or were booked before, with why. */
  skipped: Type.Array(Type.Object({ line: Count, reason: Type.String() })),
});

export const refundStatuses = [
  'proposed',
  'declined',
  'pending',
  'accepted',
  'succeeded',
  'failed',
] as const;
export const refundReasons = [
  'orderRefunded',
  'latePaid',
  'agreed',
  'changed',
  'ruled',
  'staff',
  'unmatched',
] as const;

export const RefundRow = Type.Object({
  refundId: Id,
  refundNumber: Type.String(),
  projectOrderId: Id,
  orderNumber: Type.String(),
  orderName: Type.String(),
  clientName: Type.String(),
  amount: MinorUnits,
  currency: Currency,
  /** What it is one part of, where that comes out of several payments; it is decided as one. */
  whole: Nullable(Type.Object({ amount: MinorUnits, parts: Count })),
  method: OneOf(paymentMethods),
  reason: OneOf(refundReasons),
  /** What staff wrote for a refund that it proposed. */
  note: Nullable(Type.String()),
  status: OneOf(refundStatuses),
  /** Why the provider did not send it. */
  failureReason: Nullable(Type.String()),
  proposedBy: Nullable(Type.String()),
  approvedBy: Nullable(Type.String()),
  declinedBy: Nullable(Type.String()),
  createTime: Timestamp,
  confirmedTime: Nullable(Timestamp),
  allowedActions: Type.Array(
    ActionState(['approve', 'decline', 'retry', 'confirmByHand'] as const),
  ),
});
export type RefundRow = Static<typeof RefundRow>;

/** Money that came and fits nothing: another amount, a second transaction for one attempt. */
export const paymentIncidentKinds = ['wrongAmount', 'secondTransaction', 'refundAmount'] as const;
export const PaymentIncident = Type.Object({
  incidentId: Id,
  kind: OneOf(paymentIncidentKinds),
  projectOrderId: Nullable(Id),
  orderNumber: Nullable(Type.String()),
  method: OneOf(paymentMethods),
  /** What we wrote down for it; null where we know nothing. */
  expected: Nullable(MinorUnits),
  received: Nullable(MinorUnits),
  providerTransactionId: Nullable(Type.String()),
  time: Timestamp,
  resolvedTime: Nullable(Timestamp),
  resolvedBy: Nullable(Type.String()),
  note: Nullable(Type.String()),
  /** It goes back, or somebody proposed that; null where nobody did or it was declined. */
  refundStatus: Nullable(OneOf(refundStatuses)),
  allowedActions: Type.Array(ActionState(['payBack', 'resolve'] as const)),
});
export type PaymentIncident = Static<typeof PaymentIncident>;

export const differenceKinds = ['missingHere', 'missingThere', 'amount'] as const;
export const ReconciliationRow = Type.Object({
  reconciliationId: Id,
  day: ShanghaiDay,
  method: OneOf(providerMethods),
  status: OneOf(['matched', 'different', 'unavailable'] as const),
  /** Lines of the provider’s bill. */
  lines: Count,
  paidThere: MinorUnits,
  paidHere: MinorUnits,
  refundedThere: MinorUnits,
  refundedHere: MinorUnits,
  currency: Currency,
  openDifferences: Count,
  runTime: Timestamp,
});
export type ReconciliationRow = Static<typeof ReconciliationRow>;

export const ReconciliationDetail = Type.Object({
  ...ReconciliationRow.properties,
  differences: Type.Array(
    Type.Object({
      differenceId: Id,
      kind: OneOf(differenceKinds),
      what: OneOf(['payment', 'refund'] as const),
      /** Our number at the provider. */
      number: Type.String(),
      projectOrderId: Nullable(Id),
      orderNumber: Nullable(Type.String()),
      here: Nullable(MinorUnits),
      there: Nullable(MinorUnits),
      /** There less here. */
      difference: SignedMinorUnits,
      resolvedTime: Nullable(Timestamp),
      resolvedBy: Nullable(Type.String()),
      note: Nullable(Type.String()),
    }),
  ),
});
export type ReconciliationDetail = Static<typeof ReconciliationDetail>;

export const exchangeRateStatuses = ['waiting', 'applied', 'refused'] as const;

export const ExchangeRate = Type.Object({
  exchangeRateId: Id,
  /** CNY for one USD. */
  rate: Type.Number(),
  /** `applied`: it is or was in force. */
  status: OneOf(exchangeRateStatuses),
  /** Percent by which it differs from the one in force when it was set; null where there was none. */
  differencePercent: Nullable(Type.Number()),
  setTime: Timestamp,
  setBy: Type.String(),
  /** Who confirmed or refused it; null where nobody had to. */
  decidedBy: Nullable(Type.String()),
  decidedTime: Nullable(Timestamp),
  /** Whether it is young enough to be quoted. */
  fresh: Flag,
  allowedActions: Type.Array(ActionState(['confirm', 'refuse'] as const)),
});
export type ExchangeRate = Static<typeof ExchangeRate>;

import {
  earningsStatuses,
  settlementActions,
  settlementMethods,
  settlementStatuses,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Count,
  Currency,
  FileInfo,
  Flag,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  SignedMinorUnits,
  Timestamp,
} from './base.ts';

/** Why something is off, in the caller’s language, from when on it will be on, and what mends it. */
export const Obstacle = Type.Object({
  reason: Type.String(),
  availableAt: Nullable(Timestamp),
  /** Path of the screen that mends it; null where only time does. */
  path: Nullable(Type.String()),
});
export type Obstacle = Static<typeof Obstacle>;

/** What was earned with a finished project, or a milestone of one (FYJS = fees to settle). */
export const FeeRow = Type.Object({
  /** By which it is chosen: the milestone's id or the marking's, else the order's. */
  feeId: Id,
  /** Null for a test that was marked. */
  projectOrderId: Nullable(Id),
  /** Or the marking's. */
  orderNumber: Type.String(),
  /** With the milestone's name, if it is one; or what was marked. */
  orderName: Type.String(),
  /** Who pays: the product's own name for a marking. */
  clientName: Type.String(),
  endTime: Timestamp,
  price: MinorUnits,
  commission: MinorUnits,
  /** What the supplier gets for it. */
  amount: MinorUnits,
  currency: Currency,
  /** `ready` only when nothing stands against it. */
  settlementStatus: OneOf(earningsStatuses),
  holdUntil: Timestamp,
  obstacles: Type.Array(Obstacle),
  feeInvoiceId: Nullable(Id),
  settlementId: Nullable(Id),
});
export type FeeRow = Static<typeof FeeRow>;

/** What an application would pay out; the rate holds until `validUntil`. */
export const Quote = Type.Object({
  quoteId: Nullable(Id),
  method: OneOf(settlementMethods),
  /** Sum of the projects chosen, fen. */
  gross: MinorUnits,
  /** What is owed from before and netted now, fen. */
  netted: MinorUnits,
  payable: MinorUnits,
  payoutCurrency: Currency,
  /** CNY for one USD; null for CNY. */
  rate: Nullable(Type.Number()),
  payoutGross: MinorUnits,
  payoutFee: MinorUnits,
  payoutNet: MinorUnits,
  validUntil: Nullable(Timestamp),
  /** Empty: it can be applied for. */
  obstacles: Type.Array(Obstacle),
});
export type Quote = Static<typeof Quote>;

export const SettlementRow = Type.Object({
  settlementId: Id,
  /** `TS20261121-000012`. */
  settlementNumber: Type.String(),
  /** Names of its projects. */
  projects: Type.Array(Type.String()),
  totalPrice: MinorUnits,
  currency: Currency,
  payoutCurrency: Currency,
  payoutNet: MinorUnits,
  method: OneOf(settlementMethods),
  /** As it was when applied for; masked. */
  payee: Type.String(),
  /** Empty for PayPal and Payoneer. */
  bank: Type.String(),
  applicationTime: Timestamp,
  status: OneOf(settlementStatuses),
  settlementTime: Nullable(Timestamp),
  /** Why it was refused, failed or returned. */
  failureReason: Nullable(Type.String()),
  version: Count,
});
export type SettlementRow = Static<typeof SettlementRow>;

export const SettlementDetail = Type.Object({
  ...SettlementRow.properties,
  netted: MinorUnits,
  payable: MinorUnits,
  rate: Nullable(Type.Number()),
  payoutGross: MinorUnits,
  payoutFee: MinorUnits,
  items: Type.Array(
    Type.Object({
      /** As in the list of what can be settled. */
      feeId: Id,
      projectOrderId: Nullable(Id),
      orderNumber: Type.String(),
      orderName: Type.String(),
      amount: MinorUnits,
    }),
  ),
  feeInvoices: Type.Array(Type.Object({ invoiceNumber: Type.String(), file: FileInfo })),
  timeline: Type.Array(
    Type.Object({
      action: OneOf(settlementActions),
      actor: OneOf(['client', 'supplier', 'staff', 'timer', 'provider'] as const),
      note: Nullable(Type.String()),
      time: Timestamp,
    }),
  ),
  allowedActions: Type.Array(ActionState(settlementActions)),
});
export type SettlementDetail = Static<typeof SettlementDetail>;

/** One movement of the supplier’s money (FYMX = expense details). */
export const ExpenseRow = Type.Object({
  entryId: Id,
  time: Timestamp,
  /** The ledger event behind it. */
  event: Type.String(),
  projectOrderId: Nullable(Id),
  settlementId: Nullable(Id),
  /** Name of the order, or number of the settlement. */
  subject: Type.String(),
  currency: Currency,
  /** Earned and in the hold of seven days. */
  pending: SignedMinorUnits,
  /** Ready to be settled. */
  available: SignedMinorUnits,
  /** Owed by the supplier, netted with the next settlement. */
  receivable: SignedMinorUnits,
});
export type ExpenseRow = Static<typeof ExpenseRow>;

/** What the ledger booked as earned, minor units; less than nothing where more was taken back than came. */
export const Earned = Type.Object({
  /** What the platform kept is still in it. */
  gross: SignedMinorUnits,
  commission: SignedMinorUnits,
  earned: SignedMinorUnits,
});
export type Earned = Static<typeof Earned>;

/** The same earnings from three sides, so that each list comes to `total`. */
export const Earnings = Type.Object({
  currency: Currency,
  total: Earned,
  /** `2026-11` in Beijing time, the newest first; without months in which nothing was earned. */
  months: Type.Array(Type.Object({ month: Type.String(), ...Earned.properties })),
  /** Who brought most first. `name` is null for what the platform paid for itself: tests that were marked. */
  clients: Type.Array(Type.Object({ name: Nullable(Type.String()), ...Earned.properties })),
  /** Likewise; null for what belongs to no pair. */
  pairs: Type.Array(
    Type.Object({
      pair: Nullable(
        Type.Object({
          sourceLanguage: Type.String(),
          targetLanguage: Type.String(),
          bothDirections: Flag,
        }),
      ),
      ...Earned.properties,
    }),
  ),
});
export type Earnings = Static<typeof Earnings>;

export const FeeInvoice = Type.Object({
  feeInvoiceId: Id,
  invoiceNumber: Type.String(),
  amount: MinorUnits,
  currency: Currency,
  file: FileInfo,
  /** `projectOrderId` is the `feeId` by which it was chosen. */
  projects: Type.Array(Type.Object({ projectOrderId: Id, orderName: Type.String() })),
  createTime: Timestamp,
  /** Used in an application, so it stands. */
  used: Flag,
});
export type FeeInvoice = Static<typeof FeeInvoice>;

/** The three shapes in which figures can be taken along. */
export const statementFormats = ['pdf', 'csv', 'xlsx'] as const;

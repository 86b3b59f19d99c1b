import {
  ledgerAccounts,
  ledgerEvents,
  limits,
  orderActions,
  orderStates,
  orderStatuses,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Count,
  Currency,
  FileInfo,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  Text,
  Timestamp,
  Zone,
} from './base.ts';
import { projectTypes } from './posting.ts';

/** What a client fills in for an order (spec section 5); the server makes the order number. */
export const orderFields = {
  orderName: Text(limits.name.max, limits.name.min),
  orderType: OneOf(projectTypes),
  whFieldId: Text(40, 1),
  sourceLanguage: Text(20, 2),
  targetLanguage: Text(20, 2),
  startTime: Timestamp,
  endTime: Timestamp,
  /** When the supplier delivers at the latest. */
  deliverTime: Timestamp,
  /** Until when the client means to have checked the results. */
  acceptTime: Timestamp,
  zone: Zone,
  workload: Type.Number({ minimum: limits.workload.min, maximum: limits.workload.max }),
  unitPrice: Type.Integer({ minimum: limits.unitPrice.min, maximum: limits.unitPrice.max }),
  unitName: Text(40, 1),
  currency: Type.Literal('CNY'),
  orderDescription: Text(limits.description.max, limits.description.min),
  orderFileIds: Type.Array(Id, { maxItems: limits.file.perOrder, uniqueItems: true }),
};

export const OrderRow = Type.Object({
  projectOrderId: Id,
  orderNumber: Type.String(),
  orderName: Type.String(),
  projectReleaseInforId: Nullable(Id),
  supUserId: Id,
  supUserName: Type.String(),
  createBy: Id,
  createByName: Type.String(),
  createTime: Timestamp,
  orderStatus: OneOf(orderStatuses),
  orderState: OneOf(orderStates),
  orderType: OneOf(projectTypes),
  whFieldId: Type.String(),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  startTime: Timestamp,
  endTime: Timestamp,
  deliverTime: Timestamp,
  actualEndTime: Nullable(Timestamp),
  zone: Zone,
  workload: Type.Number(),
  unitPrice: MinorUnits,
  unitName: Type.String(),
  /** Price of the work. */
  amountOfMoney: MinorUnits,
  /** The client's handling fee. */
  commissionXQ: MinorUnits,
  /** What the client pays: price and fee. */
  paymentAmount: MinorUnits,
  currency: Currency,
  /** Counts up with every change of terms or state; goes back with the next action. */
  version: Count,
  /** Whose turn it is: null when nobody has to act. */
  turn: Nullable(OneOf(['client', 'supplier'] as const)),
  /** When the running timer fires, if one runs. */
  turnUntil: Nullable(Timestamp),
  allowedActions: Type.Array(ActionState(orderActions)),
});
export type OrderRow = Static<typeof OrderRow>;

export const Delivery = Type.Object({
  deliverableId: Id,
  round: Type.Integer({ minimum: 1 }),
  description: Type.String(),
  files: Type.Array(FileInfo),
  createTime: Timestamp,
  /** What the client asked to have changed, if so. */
  changeRequest: Nullable(Type.String()),
});
export type Delivery = Static<typeof Delivery>;

export const OrderEvent = Type.Object({
  at: Timestamp,
  action: OneOf(orderActions),
  actor: OneOf(['client', 'supplier', 'staff', 'timer', 'provider'] as const),
  actorName: Nullable(Type.String()),
  /** A reason, a change request: what the actor wrote. */
  note: Nullable(Type.String()),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const LedgerEntry = Type.Object({
  ledgerEntryId: Id,
  event: OneOf(ledgerEvents),
  at: Timestamp,
  currency: Currency,
  lines: Type.Array(
    Type.Object({ account: OneOf(ledgerAccounts), debit: MinorUnits, credit: MinorUnits }),
  ),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

export const OrderDetail = Type.Object({
  ...OrderRow.properties,
  acceptTime: Timestamp,
  orderDescription: Type.String(),
  orderFiles: Type.Array(FileInfo),
  rejectReason: Nullable(Type.String()),
  changeRoundsLeft: Count,
  deliverables: Type.Array(Delivery),
  timeline: Type.Array(OrderEvent),
  ledger: Type.Array(LedgerEntry),
});
export type OrderDetail = Static<typeof OrderDetail>;

export const EvaluationForm = Type.Object({
  projectOrderId: Id,
  evaluateGrade: Type.Integer({ minimum: limits.evaluation.min, maximum: limits.evaluation.max }),
  evaluateDescription: Text(limits.evaluation.text, 1),
});

export const EvaluationRow = Type.Object({
  evaluateId: Id,
  projectOrderId: Id,
  orderName: Type.String(),
  direction: OneOf(['given', 'received'] as const),
  /** Hidden until both sides have evaluated or 14 days are over: then null for the received one. */
  evaluateGrade: Nullable(Type.Integer()),
  evaluateDescription: Nullable(Type.String()),
  visible: Type.Boolean(),
  /** When a hidden one shows at the latest; null once it shows. */
  visibleAt: Nullable(Timestamp),
  evaluatedName: Type.String(),
  createTime: Timestamp,
});
export type EvaluationRow = Static<typeof EvaluationRow>;

import { paymentPurposes, transferOutcomes } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  ActionState,
  Currency,
  Id,
  MinorUnits,
  Nullable,
  OneOf,
  ShanghaiDay,
  Timestamp,
} from './base.ts';

const transferActions = ['assign', 'proposeReturn', 'confirmReturn', 'dropReturn'] as const;

/** What of its order money pays, or would: null where nobody knows for which order it came. */
export const PaidFor = {
  pays: Nullable(OneOf(paymentPurposes)),
  /** The milestone that it pays, or whose change. */
  milestoneName: Nullable(Type.String()),
};

/** Money that came into the bank account. */
export const IncomingTransfer = Type.Object({
  incomingTransferId: Id,
  /** The number of the line in the bank’s statement. */
  bankReference: Type.String(),
  receivedOn: ShanghaiDay,
  amount: MinorUnits,
  currency: Currency,
  payer: Type.String(),
  /** In full, since money that matches no order is sent back to this account. */
  payerAccount: Type.String(),
  remark: Type.String(),
  outcome: OneOf(transferOutcomes),
  /** What the reference asks for; null without one. */
  expected: Nullable(MinorUnits),
  projectOrderId: Nullable(Id),
  orderNumber: Nullable(Type.String()),
  ...PaidFor,
  recordedBy: Type.String(),
  recordTime: Timestamp,
  settledBy: Nullable(Type.String()),
  /** Somebody proposed to send it back, or it was. */
  returnReason: Nullable(Type.String()),
  returnProposedBy: Nullable(Type.String()),
  returnReference: Nullable(Type.String()),
  allowedActions: Type.Array(ActionState(transferActions)),
});
export type IncomingTransfer = Static<typeof IncomingTransfer>;

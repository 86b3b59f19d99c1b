import { transferOutcomes } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Currency, Flag, Id, MinorUnits, Nullable, OneOf, ShanghaiDay, Timestamp } from './base.ts';

/** Money that came into the bank account. */
export const IncomingTransfer = Type.Object({
  incomingTransferId: Id,
  /** The number of the line in the bank’s statement. */
  bankReference: Type.String(),
  receivedOn: ShanghaiDay,
  amount: MinorUnits,
  currency: Currency,
  payer: Type.String(),
  /** In clear: what fits nothing is sent back to it. */
  payerAccount: Type.String(),
  remark: Type.String(),
  outcome: OneOf(transferOutcomes),
  /** What the reference asks for; null without one. */
  expected: Nullable(MinorUnits),
  projectOrderId: Nullable(Id),
  orderNumber: Nullable(Type.String()),
  recordedBy: Type.String(),
  recordTime: Timestamp,
  settledBy: Nullable(Type.String()),
  returnReference: Nullable(Type.String()),
  /** Whether the caller may record that it was sent back: a colleague of who recorded it does. */
  mayReturn: Flag,
});
export type IncomingTransfer = Static<typeof IncomingTransfer>;

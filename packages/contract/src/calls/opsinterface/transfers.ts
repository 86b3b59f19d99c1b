import { limits, transferOutcomes } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Id,
  Line,
  ListOf,
  OneOf,
  Page,
  SearchWords,
  ShanghaiDay,
  Text,
} from '../../schemas/base.ts';
import { IncomingTransfer } from '../../schemas/incoming-transfer.ts';

const scope = 'reconciliation' as const;
const { transfer } = limits;

/** Bank transfers of clients: what the statement says, and what it pays. */
export const opsTransfers = {
  getIncomingTransferList: defineCall({
    path: '/opsinterface/getIncomingTransferList',
    access: 'staff',
    scope,
    summary: 'Money in the bank account; what nobody knows first, the oldest before all.',
    request: Type.Object({
      ...Page,
      outcome: Type.Optional(OneOf(transferOutcomes)),
      search: SearchWords,
    }),
    response: ListOf(IncomingTransfer),
    idempotency: 'none',
  }),
  addIncomingTransfer: defineCall({
    path: '/opsinterface/addIncomingTransfer',
    access: 'staff',
    scope,
    summary: 'Record one payment that came in; its reference says what it pays.',
    request: Type.Object({
      bankReference: Type.String({ pattern: '^[0-9A-Za-z-]{4,40}$' }),
      receivedOn: ShanghaiDay,
      amount: Type.Integer({ minimum: 1, maximum: transfer.amountMax }),
      payer: Line(transfer.payer, 1),
      payerAccount: Line(transfer.payerAccount),
      remark: Line(transfer.remark),
    }),
    response: Type.Object({ outcome: OneOf(transferOutcomes) }),
    idempotency: 'required',
  }),
  importBankStatement: defineCall({
    path: '/opsinterface/importBankStatement',
    access: 'staff',
    scope,
    summary: 'Record each line of the bank’s statement; importing it again changes nothing.',
    request: Type.Object({ text: Text(transfer.statement, 1) }),
    response: Type.Object({
      paid: Count,
      /** Late, a second time or another amount: they go back. */
      other: Count,
      /** Without a reference that is known. */
      unknown: Count,
      /** Lines that were recorded before or can’t be read, with why. */
      skipped: Type.Array(Type.Object({ line: Count, reason: Type.String() })),
    }),
    idempotency: 'required',
    errors: [errorCodes.bankFileUnreadable],
  }),
  assignIncomingTransfer: defineCall({
    path: '/opsinterface/assignIncomingTransfer',
    access: 'staff',
    scope,
    summary: 'Say what money without a reference pays.',
    request: Type.Object({ incomingTransferId: Id, reference: Line(transfer.remark, 1) }),
    response: IncomingTransfer,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  returnIncomingTransfer: defineCall({
    path: '/opsinterface/returnIncomingTransfer',
    access: 'staff',
    scope,
    summary:
      'Record that money without a reference was sent back, by a colleague of who recorded it.',
    request: Type.Object({ incomingTransferId: Id, bankReference: Line(40, 1) }),
    response: IncomingTransfer,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
};

import { limits, queueSorts, transferForecasts, transferOutcomes } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Days,
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
  Text,
} from '../../schemas/base.ts';
import { IncomingTransfer, PaidFor } from '../../schemas/incoming-transfer.ts';

const scope = 'reconciliation' as const;
const { transfer, bankReference, reason } = limits;
const errors = [errorCodes.conflict] as const;

const listFilter = {
  outcome: Type.Optional(OneOf(transferOutcomes)),
  search: SearchWords,
  /** When the bank had it. */
  ...Days,
  /** By when the bank had it; without it what nobody knows first. */
  sort: Type.Optional(OneOf(queueSorts)),
};

const Statement = Type.Object({ text: Text(transfer.statement, 1) });
/** Lines that can’t be recorded, with why. */
const Skipped = Type.Array(Type.Object({ line: Count, reason: Type.String() }));

/** Bank transfers of clients: what the statement says, and what it pays. */
export const opsTransfers = {
  getIncomingTransferList: defineCall({
    path: '/opsinterface/getIncomingTransferList',
    access: 'staff',
    scope,
    summary:
      'Money in the bank account; unless sorted otherwise what nobody knows first, the oldest before all.',
    request: Type.Object({
      ...Page,
      ...listFilter,
      /** This one alone. */
      incomingTransferId: Type.Optional(Id),
    }),
    response: ListOf(IncomingTransfer),
    idempotency: 'none',
  }),
  exportIncomingTransferList: defineCall({
    path: '/opsinterface/exportIncomingTransferList',
    access: 'staff',
    scope,
    summary: 'The same transfers as CSV, without the payers’ accounts; the export is noted.',
    request: Type.Object(listFilter),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
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
  readBankStatement: defineCall({
    path: '/opsinterface/readBankStatement',
    access: 'staff',
    scope,
    summary: 'What each line of the bank’s statement would pay; nothing is recorded.',
    request: Statement,
    response: Type.Object({
      lines: Type.Array(
        Type.Object({
          line: Count,
          receivedOn: ShanghaiDay,
          amount: MinorUnits,
          payer: Type.String(),
          remark: Type.String(),
          forecast: OneOf(transferForecasts),
          orderNumber: Nullable(Type.String()),
          ...PaidFor,
        }),
      ),
      skipped: Skipped,
    }),
    idempotency: 'none',
    errors: [errorCodes.statementUnreadable],
  }),
  importBankStatement: defineCall({
    path: '/opsinterface/importBankStatement',
    access: 'staff',
    scope,
    summary: 'Record each line of the bank’s statement; importing it again changes nothing.',
    request: Statement,
    response: Type.Object({
      paid: Count,
      /** Late, a second time or another amount: they go back. */
      other: Count,
      /** Without a reference that is known. */
      unknown: Count,
      /** Recorded before. */
      repeated: Count,
      skipped: Skipped,
    }),
    idempotency: 'required',
    errors: [errorCodes.statementUnreadable],
  }),
  assignIncomingTransfer: defineCall({
    path: '/opsinterface/assignIncomingTransfer',
    access: 'staff',
    scope,
    summary: 'Say what money without a reference pays.',
    request: Type.Object({ incomingTransferId: Id, reference: Line(transfer.remark, 1) }),
    response: IncomingTransfer,
    idempotency: 'required',
    errors,
  }),
  proposeTransferReturn: defineCall({
    path: '/opsinterface/proposeTransferReturn',
    access: 'staff',
    scope,
    summary: 'Propose that money that pays nothing is sent back.',
    request: Type.Object({ incomingTransferId: Id, reason: Text(reason.max, reason.min) }),
    response: IncomingTransfer,
    idempotency: 'required',
    errors,
  }),
  confirmTransferReturn: defineCall({
    path: '/opsinterface/confirmTransferReturn',
    access: 'staff',
    scope,
    summary: 'Approve what a colleague proposed and record the transfer that sent the money back.',
    request: Type.Object({
      incomingTransferId: Id,
      bankReference: Text(bankReference.max, bankReference.min),
    }),
    response: IncomingTransfer,
    idempotency: 'required',
    errors,
  }),
  dropTransferReturn: defineCall({
    path: '/opsinterface/dropTransferReturn',
    access: 'staff',
    scope,
    summary: 'Drop the proposal to send money back, one’s own or a colleague’s.',
    request: Type.Object({ incomingTransferId: Id }),
    response: IncomingTransfer,
    idempotency: 'required',
    errors,
  }),
};

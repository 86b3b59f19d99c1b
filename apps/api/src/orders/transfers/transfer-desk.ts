import type { IncomingTransfer as Shown, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { readTransferReference } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { noSuchDay, openSpanOf } from '../../calls/day-span.ts';
import { blankFaults, reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { plainMoney } from '../../calls/money-text.ts';
import { pagingOf } from '../../calls/paging.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { allRows, answerWithRows, type Column } from '../../staff/audit/answer-with-rows.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { referenceOfOrder } from '../payments/payment-repository.ts';
import { requireFreshReturn, returnReference } from '../refunds/return-reference.ts';
import { bookTransfer, payBy, transferCurrency } from './book-transfer.ts';
import {
  findTransfer,
  listTransfers,
  lockTransfer,
  updateTransfer,
  type IncomingTransfer,
  type TransferFilter,
  type TransferRecord,
} from './incoming-transfer-repository.ts';
import { presentTransfer } from './present-transfer.ts';
import { dayFaultOf, dayFaultTexts } from './transfer-day.ts';
import { transferOutcomeWords } from '../../staff/audit/export-words.ts';

type Calls = typeof calls.opsinterface.transfers;

const texts = {
  taken: {
    en: 'This line of the statement is recorded already.',
    zh: '该流水号已登记。',
  },
  reference: {
    en: 'No bank transfer was chosen for this. Check the number of the order, or send the money back.',
    zh: '该订单未选择银行转账，请核对订单编号，或将款项退回。',
  },
};

export async function incomingTransfers(
  request: RequestOf<Calls['getIncomingTransferList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getIncomingTransferList']>> {
  const { incomingTransferId: id } = request;
  const filter = { ...filterOf(request), ...(id === undefined ? {} : { id }) };
  const { db } = context.deps;
  const { total, rows } = await listTransfers(db, filter, pagingOf(request), request.sort);
  return { total, list: rows.map((row) => presentTransfer(row, context)) };
}

/** The same as CSV, without the accounts of the payers; the export is noted. */
export async function exportIncomingTransferList(
  request: RequestOf<Calls['exportIncomingTransferList']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { db } = context.deps;
  const { total, rows } = await listTransfers(db, filterOf(request), allRows, request.sort);
  return answerWithRows(context, {
    name: 'bank-transfers',
    action: 'exportIncomingTransferList',
    subject: 'incomingTransfer',
    request,
    total,
    rows,
    columns: transferColumns,
  });
}

const transferColumns: readonly Column<TransferRecord>[] = [
  ['Bank’s number', '银行流水号', ({ bank_reference }) => bank_reference],
  ['Received on', '到账日期', ({ received_on }) => received_on],
  ['Payer', '付款方', ({ payer }) => payer],
  ['Amount', '金额', ({ amount }) => plainMoney({ amount, currency: transferCurrency })],
  ['Currency', '币种', () => transferCurrency],
  ['Remarks', '附言', ({ remark }) => remark],
  ['Outcome', '结果', ({ outcome }) => transferOutcomeWords[outcome]],
  ['Order', '订单号', ({ order_number }) => order_number],
  ['Milestone', '阶段', ({ milestone_name }) => milestone_name],
  ['Bank’s number of the return', '退回流水号', ({ return_reference }) => return_reference],
  ['Why it goes back', '退回原因', ({ return_reason }) => return_reason],
  ['Recorded by', '登记人', ({ recorder_name }) => recorder_name],
  ['Recorded (UTC)', '登记时间（UTC）', ({ recorded_at }) => recorded_at.toISOString()],
];

/** Throws 422 at `from` and `to`. */
function filterOf({
  outcome,
  search,
  from,
  to,
}: RequestOf<Calls['exportIncomingTransferList']>): TransferFilter {
  // The bank knows days, not moments; the calendar has to have them.
  openSpanOf({ from, to });
  const wanted = search?.trim();
  return {
    ...(outcome === undefined ? {} : { outcome }),
    ...(wanted ? { search: wanted } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/** Records one payment. Throws 422 at `bankReference`, `receivedOn`. */
export function recordIncomingTransfer(
  line: RequestOf<Calls['addIncomingTransfer']>,
  context: CallContext,
): Promise<ResponseOf<Calls['addIncomingTransfer']>> {
  const fault = dayFaultOf(line.receivedOn, context.now);
  if (fault !== null) invalidFields({ receivedOn: { day: noSuchDay, ...dayFaultTexts }[fault] });
  requireNoFaults(blankFaults({ payer: line.payer }));
  const bankReference = line.bankReference.toUpperCase();
  return context.transaction(async (tx) => {
    const outcome = await bookTransfer(tx, { ...line, bankReference }, context);
    await note(tx, context, { action: 'addIncomingTransfer', details: { bankReference } });
    return { outcome: outcome ?? invalidFields({ bankReference: texts.taken }) };
  });
}

/**
 * Says what money without a reference pays, by the number of the order or by the reference that was
 * forgotten. Throws `notFound`, `conflict`, 422 at `reference`.
 */
export async function assignIncomingTransfer(
  { incomingTransferId: id, reference }: RequestOf<Calls['assignIncomingTransfer']>,
  context: CallContext,
): Promise<Shown> {
  const { deps, now, staffMember } = context;
  await context.transaction(async (tx) => {
    const transfer = await lockUnknown(tx, id);
    if (transfer.return_proposed_by !== null) refuse('conflict');
    const meant = await referenceIn(tx, reference);
    if (meant === null) invalidFields({ reference: texts.reference });
    const { amount, bank_reference: bankReference } = transfer;
    const outcome = await payBy(tx, deps, { id, amount, bankReference }, meant);
    if (outcome === 'unknown') invalidFields({ reference: texts.reference });
    await updateTransfer(tx, id, { settled_by: staffMember.staffId, settled_at: now });
    const details = { reference: meant };
    await note(tx, context, { action: 'assignIncomingTransfer', subjectId: id, details });
  });
  return presentOne(id, context);
}

async function referenceIn(db: Queryable, text: string): Promise<string | null> {
  const number = /TK(\d{8})-?(\d{6})/i.exec(text.normalize('NFKC'));
  const [, day, count] = number ?? [];
  return (
    readTransferReference(text) ?? (number && (await referenceOfOrder(db, `TK${day}-${count}`)))
  );
}

/** Proposes that the money goes back. Throws `notFound`, `conflict`. */
export async function proposeTransferReturn(
  { incomingTransferId: id, reason }: RequestOf<Calls['proposeTransferReturn']>,
  context: CallContext,
): Promise<Shown> {
  requireNoFaults(reasonFaults({ reason }));
  await context.transaction(async (tx) => {
    const transfer = await lockUnknown(tx, id);
    if (transfer.return_proposed_by !== null) refuse('conflict');
    await updateTransfer(tx, id, {
      return_reason: reason.trim(),
      return_proposed_by: context.staffMember.staffId,
      return_proposed_at: context.now,
    });
    const details = { reason: reason.trim() };
    await note(tx, context, { action: 'proposeTransferReturn', subjectId: id, details });
  });
  return presentOne(id, context);
}

/**
 * A colleague agrees, and has sent the money back at the bank. Throws `notFound`, `conflict`, 422 at
 * `bankReference`.
 */
export async function confirmTransferReturn(
  { incomingTransferId: id, bankReference }: RequestOf<Calls['confirmTransferReturn']>,
  context: CallContext,
): Promise<Shown> {
  const { now, staffMember } = context;
  const reference = returnReference(bankReference);
  await context.transaction(async (tx) => {
    const { amount, return_proposed_by: proposer } = await lockUnknown(tx, id);
    if (proposer === null || proposer === staffMember.staffId) refuse('conflict');
    await requireFreshReturn(tx, reference);
    await updateTransfer(tx, id, {
      outcome: 'returned',
      return_reference: reference,
      settled_by: staffMember.staffId,
      settled_at: now,
    });
    await postEntry(tx, {
      event: 'transferReturned',
      source: `transfer:${id}`,
      supplierId: null,
      money: { amount, currency: transferCurrency },
      at: now,
    });
    const details = { bankReference: reference };
    await note(tx, context, { action: 'confirmTransferReturn', subjectId: id, details });
  });
  return presentOne(id, context);
}

/** The money stays until somebody finds out what it pays. Throws `notFound`, `conflict`. */
export async function dropTransferReturn(
  { incomingTransferId: id }: RequestOf<Calls['dropTransferReturn']>,
  context: CallContext,
): Promise<Shown> {
  await context.transaction(async (tx) => {
    const transfer = await lockUnknown(tx, id);
    if (transfer.return_proposed_by === null) refuse('conflict');
    await updateTransfer(tx, id, {
      return_reason: null,
      return_proposed_by: null,
      return_proposed_at: null,
    });
    await note(tx, context, { action: 'dropTransferReturn', subjectId: id });
  });
  return presentOne(id, context);
}

async function lockUnknown(tx: Tx, id: string): Promise<IncomingTransfer> {
  const transfer = (await lockTransfer(tx, id)) ?? refuse('notFound');
  if (transfer.outcome !== 'unknown') refuse('conflict');
  return transfer;
}

interface Noted {
  action: string;
  subjectId?: string;
  details?: Readonly<Record<string, string>>;
}

function note(tx: Tx, context: CallContext, noted: Noted): Promise<void> {
  return recordAudit(tx, context, { subject: 'incomingTransfer', ...noted });
}

async function presentOne(id: string, context: CallContext): Promise<Shown> {
  return presentTransfer((await findTransfer(context.deps.db, id)) ?? refuse('notFound'), context);
}

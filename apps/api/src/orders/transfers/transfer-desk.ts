import type { IncomingTransfer as Shown, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { readTransferReference, shanghaiDay } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { noSuchDay, startOfDay } from '../../calls/day-span.ts';
import { pagingOf } from '../../calls/paging.ts';
import { inLanguage, invalidFields, refuse, type BilingualText } from '../../calls/refusal.ts';
import { transaction } from '../../database/transaction.ts';
import { unseal } from '../../database/server-key.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { bookTransfer, payBy, payerAccountSeal, transferCurrency } from './book-transfer.ts';
import {
  findTransfer,
  listTransfers,
  lockTransfer,
  updateTransfer,
  type IncomingTransfer,
  type TransferRecord,
} from './incoming-transfer-repository.ts';
import { readStatement, type StatementFault } from './read-statement.ts';

type Calls = typeof calls.opsinterface.transfers;

const texts = {
  future: { en: 'Money can’t have come on a later day.', zh: '到账日期不能晚于今天。' },
  taken: {
    en: 'This line of the statement is recorded already.',
    zh: '该流水号已登记。',
  },
  reference: {
    en: 'No bank transfer has this reference. Check it against the order.',
    zh: '没有对应该识别码的银行转账，请与订单核对。',
  },
};

export async function incomingTransfers(
  { outcome, search, ...page }: RequestOf<Calls['getIncomingTransferList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getIncomingTransferList']>> {
  const wanted = search?.trim();
  const filter = {
    ...(outcome === undefined ? {} : { outcome }),
    ...(wanted ? { search: wanted } : {}),
  };
  const { total, rows } = await listTransfers(context.deps.db, filter, pagingOf(page));
  return { total, list: rows.map((row) => present(row, context)) };
}

/** Records one payment. Throws 422 at `bankReference`, `receivedOn`. */
export async function recordIncomingTransfer(
  line: RequestOf<Calls['addIncomingTransfer']>,
  context: CallContext,
): Promise<ResponseOf<Calls['addIncomingTransfer']>> {
  if (startOfDay(line.receivedOn) === null) invalidFields({ receivedOn: noSuchDay });
  if (line.receivedOn > shanghaiDay(context.now)) invalidFields({ receivedOn: texts.future });
  const bankReference = line.bankReference.trim().toUpperCase();
  await note(context, { action: 'addIncomingTransfer', bankReference });
  const outcome = await bookTransfer({ ...line, bankReference }, context);
  return { outcome: outcome ?? invalidFields({ bankReference: texts.taken }) };
}

const faults: Readonly<Record<StatementFault, BilingualText>> = {
  number: { en: 'It has no number that can be read.', zh: '流水号无法识别。' },
  day: { en: 'Its day can’t be read.', zh: '日期无法识别。' },
  amount: { en: 'Its amount can’t be read.', zh: '金额无法识别。' },
  outgoing: { en: 'It is no money that came in.', zh: '非收入款项。' },
};
const repeated = { en: 'It was recorded before.', zh: '此前已登记。' };

/** Records every line of a statement; importing it again changes nothing. Throws `bankFileUnreadable`. */
export async function importBankStatement(
  { text }: RequestOf<Calls['importBankStatement']>,
  context: CallContext,
): Promise<ResponseOf<Calls['importBankStatement']>> {
  const statement = readStatement(text) ?? refuse('bankFileUnreadable');
  const { language } = context;
  await note(context, { action: 'importBankStatement' });
  const counts = { paid: 0, other: 0, unknown: 0 };
  const skipped = statement.faults.map(({ line, fault }) => ({
    line,
    reason: inLanguage(faults[fault], language),
  }));
  for (const { line, ...transfer } of statement.lines) {
    const outcome = await bookTransfer(transfer, context);
    if (outcome === null) skipped.push({ line, reason: inLanguage(repeated, language) });
    else counts[outcome === 'paid' || outcome === 'unknown' ? outcome : 'other'] += 1;
  }
  return { ...counts, skipped: skipped.toSorted((one, other) => one.line - other.line) };
}

/** Says what money without a reference pays. Throws `notFound`, `conflict`, 422 at `reference`. */
export async function assignIncomingTransfer(
  { incomingTransferId: id, reference }: RequestOf<Calls['assignIncomingTransfer']>,
  context: CallContext,
): Promise<Shown> {
  const { deps, now, staffMember } = context;
  const read = readTransferReference(reference);
  if (read === null) invalidFields({ reference: texts.reference });
  const transfer = await transaction(deps.db, (tx) => lockUnknown(tx, id));
  const { amount, bank_reference: bankReference } = transfer;
  const outcome = await payBy(context, { id, amount, bankReference }, read);
  if (outcome === 'unknown') invalidFields({ reference: texts.reference });
  await context.transaction(async (tx) => {
    await updateTransfer(tx, id, { settled_by: staffMember.staffId, settled_at: now });
    await noteIn(tx, context, { action: 'assignIncomingTransfer', subjectId: id, reference: read });
  });
  return presentOne(id, context);
}

/**
 * A colleague of who recorded it sent the money back at the bank. Throws `notFound`, `conflict`, also for who
 * recorded it.
 */
export async function returnIncomingTransfer(
  { incomingTransferId: id, bankReference }: RequestOf<Calls['returnIncomingTransfer']>,
  context: CallContext,
): Promise<Shown> {
  const { now, staffMember } = context;
  await context.transaction(async (tx) => {
    const transfer = await lockUnknown(tx, id);
    if (transfer.recorded_by === staffMember.staffId) refuse('conflict');
    await updateTransfer(tx, id, {
      outcome: 'returned',
      return_reference: bankReference.trim(),
      settled_by: staffMember.staffId,
      settled_at: now,
    });
    await postEntry(tx, {
      event: 'transferReturned',
      source: `transfer:${id}`,
      supplierId: null,
      money: { amount: transfer.amount, currency: transferCurrency },
      at: now,
    });
    await noteIn(tx, context, { action: 'returnIncomingTransfer', subjectId: id, bankReference });
  });
  return presentOne(id, context);
}

type Tx = Parameters<Parameters<CallContext['transaction']>[0]>[0];

async function lockUnknown(tx: Tx, id: string): Promise<IncomingTransfer> {
  const transfer = (await lockTransfer(tx, id)) ?? refuse('notFound');
  if (transfer.outcome !== 'unknown') refuse('conflict');
  return transfer;
}

interface Noted {
  action: string;
  subjectId?: string;
  bankReference?: string;
  reference?: string;
}

function note(context: CallContext, noted: Noted): Promise<void> {
  return transaction(context.deps.db, (tx) => noteIn(tx, context, noted));
}

function noteIn(tx: Tx, context: CallContext, { action, subjectId, ...details }: Noted) {
  const about = subjectId === undefined ? {} : { subjectId };
  return recordAudit(tx, context, { action, subject: 'incomingTransfer', ...about, details });
}

async function presentOne(id: string, context: CallContext): Promise<Shown> {
  return present((await findTransfer(context.deps.db, id)) ?? refuse('notFound'), context);
}

function present(row: TransferRecord, { deps, staffMember }: CallContext): Shown {
  const isUnknown = row.outcome === 'unknown';
  return {
    incomingTransferId: row.id,
    bankReference: row.bank_reference,
    receivedOn: row.received_on,
    amount: row.amount,
    currency: transferCurrency,
    payer: row.payer,
    payerAccount:
      row.sealed_payer_account === null
        ? ''
        : unseal(deps.config.serverKeys, payerAccountSeal, row.sealed_payer_account),
    remark: row.remark,
    outcome: row.outcome,
    expected: row.expected,
    projectOrderId: row.order_id,
    orderNumber: row.order_number,
    recordedBy: row.recorder_name,
    recordTime: row.recorded_at.toISOString(),
    settledBy: row.settler_name,
    returnReference: row.return_reference,
    mayReturn: isUnknown && row.recorded_by !== staffMember.staffId,
  };
}

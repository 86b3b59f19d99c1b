import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { inLanguage, refuse, type BilingualText } from '../../calls/refusal.ts';
import { transaction } from '../../database/transaction.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { bookTransfer, forecastOf } from './book-transfer.ts';
import { recordedLines } from './incoming-transfer-repository.ts';
import { dayFaultTexts } from './transfer-day.ts';
import { readStatement, type BankStatement, type StatementFault } from './read-statement.ts';

type Calls = typeof calls.opsinterface.transfers;

const faults: Readonly<Record<StatementFault, BilingualText>> = {
  number: { en: 'It has no number that can be read.', zh: '流水号无法识别。' },
  day: { en: 'Its day can’t be read.', zh: '日期无法识别。' },
  ...dayFaultTexts,
  amount: { en: 'Its amount can’t be read.', zh: '金额无法识别。' },
  payer: { en: 'It names no payer.', zh: '缺少付款人。' },
  outgoing: { en: 'It is not money that came in.', zh: '非收入款项。' },
};

/** What each line would pay if it was recorded now. Throws `statementUnreadable`. */
export async function readBankStatement(
  { text }: RequestOf<Calls['readBankStatement']>,
  { deps, language, now }: CallContext,
): Promise<ResponseOf<Calls['readBankStatement']>> {
  const statement = statementIn(text, now);
  const numbers = statement.lines.map(({ bankReference }) => bankReference);
  const known = new Set(await recordedLines(deps.db, numbers));
  const lines: ResponseOf<Calls['readBankStatement']>['lines'] = [];
  for (const read of statement.lines) {
    const { line, receivedOn, amount, payer, remark, bankReference } = read;
    const found = await forecastOf(deps.db, read, now);
    const seen = known.has(bankReference) ? { ...found, forecast: 'repeated' as const } : found;
    lines.push({ line, receivedOn, amount, payer, remark, ...seen });
    known.add(bankReference);
  }
  return { lines, skipped: skippedOf(statement, language) };
}

/**
 * Records every line of a statement, each in a transaction of its own, so that one that fails stops
 * no other. Importing the statement again changes nothing. Throws `statementUnreadable`.
 */
export async function importBankStatement(
  { text }: RequestOf<Calls['importBankStatement']>,
  context: CallContext,
): Promise<ResponseOf<Calls['importBankStatement']>> {
  const { deps, language, now } = context;
  const statement = statementIn(text, now);
  const noted = { action: 'importBankStatement', subject: 'incomingTransfer' } as const;
  await transaction(deps.db, (tx) => recordAudit(tx, context, noted));
  const counts = { paid: 0, other: 0, unknown: 0, repeated: 0 };
  for (const { line: _line, ...transfer } of statement.lines) {
    const outcome = await transaction(deps.db, (tx) => bookTransfer(tx, transfer, context));
    const kind = outcome ?? 'repeated';
    counts[kind === 'paid' || kind === 'unknown' || kind === 'repeated' ? kind : 'other'] += 1;
  }
  return { ...counts, skipped: skippedOf(statement, language) };
}

function statementIn(text: string, now: Date): BankStatement {
  return readStatement(text, now) ?? refuse('statementUnreadable');
}

function skippedOf({ faults: found }: BankStatement, language: CallContext['language']) {
  return found.map(({ line, fault }) => ({ line, reason: inLanguage(faults[fault], language) }));
}

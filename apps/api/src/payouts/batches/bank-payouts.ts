import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import { writeBankFile, type BankPayout } from '../../adapters/payout/bank-file.ts';
import {
  readBankResult,
  type BankLineFault,
  type BankResultLine,
} from '../../adapters/payout/bank-result.ts';
import type { CallContext } from '../../calls/call-context.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../database/schema.ts';
import { inLanguage, refuse, type BilingualText } from '../../calls/refusal.ts';
import { lockBatch, updateBatch, type PayoutBatchRecord } from './payout-batch-repository.ts';
import { settlementsOfBatch, type Settlement } from '../settlements/settlement-repository.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { lockMembers } from './batch-actions.ts';
import { changeSettlement, mayChange, payoutOutcomes } from '../settlements/change-settlement.ts';
import { openPayee } from '../applying/payee.ts';

type Calls = typeof calls.opsinterface.settlements;
type BankResult = ResponseOf<Calls['importBankResult']>;

/** The file of an approved batch of cards; the look is noted. Throws `notFound`, `conflict`. */
export async function downloadBankFile(
  { payoutBatchId }: RequestOf<Calls['downloadBankFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { batch, content } = await context.transaction(async (tx) => {
    const locked = await lockBankBatch(tx, payoutBatchId);
    const settlements = await settlementsOfBatch(tx, locked.id);
    // What the bank has answered is not asked of it again.
    const open = settlements.filter(({ status }) => status === 'sent');
    if (open.length === 0) refuse('conflict');
    const lines = open.map((settlement) => bankPayout(context.deps.config, settlement));
    const file = Buffer.from(writeBankFile(lines));
    const sha256 = createHash('sha256').update(file).digest('hex');
    await updateBatch(tx, locked.id, { file_sha256: sha256 });
    await recordAudit(tx, context, {
      action: 'downloadBankFile',
      subject: 'payoutBatch',
      subjectId: locked.id,
      details: { number: locked.number, sha256 },
    });
    return { batch: locked, content: file };
  });
  context.answerFile = {
    stream: Readable.from([content]),
    fileName: `${batch.number}.csv`,
    mediaType: 'text/csv',
    size: content.length,
  };
  return {};
}

async function lockBankBatch(tx: Tx, id: string): Promise<PayoutBatchRecord> {
  const batch = (await lockBatch(tx, id)) ?? refuse('notFound');
  if (batch.status !== 'approved' || batch.channel !== 'unionpay') refuse('conflict');
  return batch;
}

function bankPayout(config: Config, settlement: Settlement): BankPayout {
  const payee = openPayee(config, settlement);
  if (payee.method !== 'personalCard' && payee.method !== 'corporateCard') {
    throw new Error(`settlement ${settlement.id} is not paid out by a bank`);
  }
  const isPerson = payee.method === 'personalCard';
  return {
    reference: settlement.number,
    payee: isPerson ? payee.name : payee.companyName,
    account: isPerson ? payee.cardNumber : payee.account,
    bank: chinese('bank', payee.bank),
    branch: payee.branch,
    province: chinese('province', payee.province),
    city: chinese('city', payee.city),
    amount: settlement.payout_gross - settlement.payout_fee,
    purpose: '翻译服务费',
  };
}

function chinese(type: 'bank' | 'province' | 'city', value: string): string {
  return dictionaryEntry(type, value)?.zh ?? value;
}

const skipped = {
  unknown: { en: 'It is not in this batch.', zh: '该结算编号不在此批次中。' },
  amount: { en: 'The amount is different.', zh: '金额与付款金额不一致。' },
  before: { en: 'It has already been recorded.', zh: '该笔已入账。' },
  contradicts: {
    en: 'It contradicts an earlier record. Look into it.',
    zh: '与已入账的结果不一致，请核实。',
  },
};

const faults: Readonly<Record<BankLineFault, BilingualText>> = {
  number: { en: 'It has no settlement number.', zh: '缺少有效的结算编号。' },
  amount: { en: 'Its amount can’t be read.', zh: '金额无法识别。' },
  outcome: { en: 'Its result can’t be read.', zh: '处理结果无法识别。' },
  repeated: {
    en: 'The file names this settlement more than once.',
    zh: '文件中该结算编号重复出现。',
  },
};

/**
 * Books the bank's result file in one transaction; importing it again changes nothing. Throws
 * `notFound`, `conflict`, `bankFileUnreadable` when nothing in it belongs to the batch.
 */
export async function importBankResult(
  { payoutBatchId, text }: RequestOf<Calls['importBankResult']>,
  context: CallContext,
): Promise<BankResult> {
  const { language } = context;
  const file = readBankResult(text) ?? refuse('bankFileUnreadable');
  return context.transaction(async (tx) => {
    const batch = await lockBankBatch(tx, payoutBatchId);
    const locked = await lockMembers(tx, batch.id);
    const byNumber = new Map(locked.map((settlement) => [settlement.number, settlement]));
    if (!file.lines.some(({ reference }) => byNumber.has(reference))) refuse('bankFileUnreadable');
    const result: BankResult = { settled: 0, failed: 0, skipped: [] };
    for (const { line, fault } of file.faults) {
      result.skipped.push({ line, reason: inLanguage(faults[fault], language) });
    }
    for (const line of file.lines) {
      const reason = await bookLine(tx, line, byNumber.get(line.reference), context);
      if (reason !== null) {
        result.skipped.push({ line: line.line, reason: inLanguage(reason, language) });
      } else if (line.outcome === 'paid') result.settled += 1;
      else result.failed += 1;
    }
    result.skipped.sort((one, other) => one.line - other.line);
    await recordAudit(tx, context, {
      action: 'importBankResult',
      subject: 'payoutBatch',
      subjectId: batch.id,
      details: {
        number: batch.number,
        settled: String(result.settled),
        failed: String(result.failed),
      },
    });
    return result;
  });
}

/** Why the line was not booked; null when it was. */
async function bookLine(
  tx: Tx,
  { outcome, amount, bankState, bankReference, reason }: BankResultLine,
  settlement: Settlement | undefined,
  { deps, staffMember, now }: CallContext,
): Promise<BilingualText | null> {
  if (settlement === undefined) return skipped.unknown;
  if (amount !== settlement.payout_gross - settlement.payout_fee) return skipped.amount;
  const { action, status } = payoutOutcomes[outcome];
  if (settlement.status === status) return skipped.before;
  const command = { settlement, action, actor: 'staff', at: now } as const;
  if (!mayChange(command)) return skipped.contradicts;
  await changeSettlement(tx, deps.jobs, {
    ...command,
    staffId: staffMember.staffId,
    expectedVersion: null,
    note: outcome === 'paid' ? null : (reason ?? bankState),
    provider: { provider_state: bankState, provider_reference: bankReference },
  });
  return null;
}

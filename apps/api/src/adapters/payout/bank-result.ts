import { fromYuan } from '../payment/yuan.ts';
import { totalsLabel } from './bank-file.ts';
import { readCsv, type CsvRow } from '../../files/read-csv.ts';

export type BankOutcome = 'paid' | 'failed' | 'returned';

export interface BankResultLine {
  /** In the file, from 1. */
  line: number;
  /** Number of the settlement. */
  reference: string;
  /** Fen; to be compared with the payout. */
  amount: number;
  outcome: BankOutcome;
  /** The bank's own word for the outcome. */
  bankState: string;
  /** Why it failed or came back; null where the bank says nothing. */
  reason: string | null;
  bankReference: string | null;
}

/** Why a line can't be booked. `repeated`: the file names this settlement more than once. */
export type BankLineFault = 'number' | 'amount' | 'outcome' | 'repeated';

export interface BankResultFile {
  lines: BankResultLine[];
  faults: { line: number; fault: BankLineFault }[];
}

type Column = 'reference' | 'amount' | 'outcome' | 'reason' | 'bankReference';

/** Heads of columns, without what stands in brackets and without spaces. */
const columns: Readonly<Record<Column, readonly string[]>> = {
  reference: ['结算编号', '商户流水号', '业务编号', 'settlementnumber', 'reference'],
  amount: ['金额', '交易金额', 'amount'],
  outcome: ['处理结果', '交易结果', '结果', '状态', '交易状态', 'result', 'status'],
  reason: ['原因', '失败原因', '备注', 'reason'],
  bankReference: ['银行流水号', '流水号', '交易流水号', 'bankreference'],
};

const outcomes: ReadonlyMap<string, BankOutcome> = new Map([
  ['成功', 'paid'],
  ['交易成功', 'paid'],
  ['success', 'paid'],
  ['失败', 'failed'],
  ['交易失败', 'failed'],
  ['failed', 'failed'],
  ['退汇', 'returned'],
  ['退票', 'returned'],
  ['退回', 'returned'],
  ['returned', 'returned'],
]);

/**
 * Reads the bank's result file: CSV or tab-separated, with or without byte order mark and quotes,
 * full-width figures and letters included. An amount is plain yuan with at most two decimals,
 * everything else is a fault of its line. Null for a file that is none, or whose totals line
 * contradicts its lines: it may be cut off.
 */
export function readBankResult(text: string): BankResultFile | null {
  const [head, ...rows] = readCsv(text) ?? [];
  const places = head && placesOf(head.cells);
  if (!places) return null;
  const totals = rows.filter(isTotals);
  const payouts = rows.filter((row) => !isTotals(row)).map((row) => readLine(row, places));
  const read = markRepeated(payouts);
  const lines = read.flatMap((item) => ('fault' in item ? [] : item));
  const faults = read.flatMap((item) => ('fault' in item ? item : []));
  const agrees = totals.every((row) => agreesWith(row, read.length, lines, faults.length));
  return agrees ? { lines, faults } : null;
}

type Places = Readonly<Record<Column, number>>;
type Read = BankResultLine | { line: number; fault: BankLineFault };

function placesOf(head: readonly string[]): Places | null {
  const names = head.map((cell) =>
    plain(cell)
      .replaceAll(/\([^()]*\)|[\s_]/g, '')
      .toLowerCase(),
  );
  const place = (column: Column) => names.findIndex((name) => columns[column].includes(name));
  const places = {
    reference: place('reference'),
    amount: place('amount'),
    outcome: place('outcome'),
    reason: place('reason'),
    bankReference: place('bankReference'),
  };
  const complete = places.reference >= 0 && places.amount >= 0 && places.outcome >= 0;
  return complete ? places : null;
}

function readLine({ line, cells }: CsvRow, places: Places): Read {
  const cell = (column: Column) => cells[places[column]] ?? '';
  const reference = plain(cell('reference')).toUpperCase();
  if (!/^[A-Z]{2}\d{8}-\d{6,}$/.test(reference)) return { line, fault: 'number' };
  const amount = fromYuan(plain(cell('amount')));
  if (!amount) return { line, fault: 'amount' };
  const bankState = plain(cell('outcome'));
  const outcome = outcomes.get(bankState.toLowerCase());
  if (!outcome) return { line, fault: 'outcome' };
  return {
    line,
    reference,
    amount,
    outcome,
    bankState,
    reason: cell('reason') || null,
    bankReference: plain(cell('bankReference')) || null,
  };
}

/** Two lines about one settlement: neither is believed. */
function markRepeated(read: readonly Read[]): Read[] {
  const times = new Map<string, number>();
  for (const item of read) {
    if ('fault' in item) continue;
    times.set(item.reference, (times.get(item.reference) ?? 0) + 1);
  }
  return read.map((item) =>
    'fault' in item || times.get(item.reference) === 1
      ? item
      : { line: item.line, fault: 'repeated' },
  );
}

function isTotals({ cells }: CsvRow): boolean {
  return [totalsLabel, 'total'].includes(plain(cells[0] ?? '').toLowerCase());
}

/** The count of all lines; the sum only where each line could be read. */
function agreesWith(
  { cells }: CsvRow,
  count: number,
  lines: readonly BankResultLine[],
  faults: number,
): boolean {
  const [, named = '', ...rest] = cells.map(plain);
  const [, counted = count] = /^(\d+)笔?$/.exec(named) ?? [];
  if (Number(counted) !== count) return false;
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const sums = rest.flatMap((cell) => fromYuan(cell) ?? []);
  return faults > 0 || sums.length === 0 || sums.includes(sum);
}

/** Full-width letters, figures and brackets in their plain form. */
function plain(cell: string): string {
  return cell.normalize('NFKC').replace(/^'/, '').trim();
}

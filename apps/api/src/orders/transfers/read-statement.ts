import { limits } from '@tolk/domain';
import { fromYuan } from '../../adapters/payment/yuan.ts';
import { readCsv, type CsvRow } from '../../files/read-csv.ts';
import { visibleText } from '../../calls/field-rules.ts';
import type { TransferLine } from './book-transfer.ts';
import { dayFaultOf, type DayFault } from './transfer-day.ts';

/** Why a line can't be booked. `outgoing` is money that went out: it is left alone. */
export type StatementFault = DayFault | 'number' | 'amount' | 'outgoing' | 'payer';

export interface BankStatement {
  lines: (TransferLine & { line: number })[];
  faults: { line: number; fault: StatementFault }[];
}

type Column = 'bankReference' | 'receivedOn' | 'amount' | 'payer' | 'payerAccount' | 'remark';

/** Column headings, in lower case, without spaces and without what is in brackets. */
const columns: Readonly<Record<Column, readonly string[]>> = {
  bankReference: ['交易流水号', '流水号', 'bankreference'],
  receivedOn: ['交易日期', '入账日期', 'date'],
  amount: ['收入金额', '贷方发生额', '金额', 'amount'],
  payer: ['对方户名', '付款人', 'payer'],
  payerAccount: ['对方账号', '付款账号', 'payeraccount'],
  remark: ['附言', '摘要', 'remark'],
};

const required: readonly Column[] = ['bankReference', 'receivedOn', 'amount', 'payer', 'remark'];

/** Reads the bank's statement: CSV or tab-separated. Null for a file that is none. */
export function readStatement(text: string, now: Date): BankStatement | null {
  const [head, ...rows] = readCsv(text) ?? [];
  if (head === undefined) return null;
  const names = head.cells.map((cell) =>
    plain(cell)
      .replaceAll(/\([^()]*\)|[\s_]/g, '')
      .toLowerCase(),
  );
  const placeOf = (column: Column) => names.findIndex((name) => columns[column].includes(name));
  if (required.some((column) => placeOf(column) < 0)) return null;
  if (rows.length > limits.transfer.lines) return null;
  const read = rows.map((row) => readLine(row, placeOf, now));
  return {
    lines: read.flatMap((item) => ('fault' in item ? [] : item)),
    faults: read.flatMap((item) => ('fault' in item ? item : [])),
  };
}

function readLine(
  { line, cells }: CsvRow,
  placeOf: (column: Column) => number,
  now: Date,
): (TransferLine & { line: number }) | { line: number; fault: StatementFault } {
  const cell = (column: Column) => plain(cells[placeOf(column)] ?? '');
  const bankReference = cell('bankReference').toUpperCase();
  if (!/^[0-9A-Z-]{4,40}$/.test(bankReference)) return { line, fault: 'number' };
  const receivedOn = cell('receivedOn').replaceAll(/[/.]/g, '-');
  const fault = /^\d{4}-\d\d-\d\d$/.test(receivedOn) ? dayFaultOf(receivedOn, now) : 'day';
  if (fault !== null) return { line, fault };
  const figure = cell('amount').replaceAll(',', '');
  if (figure === '' || figure.startsWith('-')) return { line, fault: 'outgoing' };
  const amount = fromYuan(figure);
  if (!amount) return { line, fault: 'amount' };
  const payer = cell('payer').slice(0, limits.transfer.payer);
  if (visibleText(payer) === '') return { line, fault: 'payer' };
  return {
    line,
    bankReference,
    receivedOn,
    amount,
    payer,
    payerAccount: cell('payerAccount').slice(0, limits.transfer.payerAccount),
    remark: cell('remark').slice(0, limits.transfer.remark),
  };
}

/** Full-width letters, figures and brackets in their plain form. */
function plain(cell: string): string {
  return cell.normalize('NFKC').replace(/^'/, '').trim();
}

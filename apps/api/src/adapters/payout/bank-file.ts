import { writeCsv, type CsvField } from '../../files/write-csv.ts';
import { toYuan } from '../payment/yuan.ts';

/** One payout to a UnionPay debit card or a company's account. */
export interface BankPayout {
  /** Number of the settlement. */
  reference: string;
  payee: string;
  /** Digits. */
  account: string;
  /** These four as the bank's clerk reads them, in Chinese. */
  bank: string;
  branch: string;
  province: string;
  city: string;
  /** Fen, at least 1. */
  amount: number;
  purpose: string;
}

export const bankFileColumns = [
  '结算编号',
  '收款人户名',
  '收款账号',
  '开户银行',
  '开户支行',
  '开户省份',
  '开户城市',
  '金额（元）',
  '币种',
  '用途',
] as const;

/** First cell of the line that names count and sum. */
export const totalsLabel = '合计';

/**
 * The batch file that a person uploads at the bank: CSV in UTF-8 with a byte order mark, since
 * online banks and spreadsheets on Windows take UTF-8 for GBK without one; CRLF; amounts in yuan
 * with two decimals; the last line names count and sum. Accounts are digits without quotes: a
 * spreadsheet would round them, so the file goes to the bank unopened. Throws `RangeError` for an
 * account or an amount that no bank takes.
 */
export function writeBankFile(payouts: readonly BankPayout[]): string {
  const sum = payouts.reduce((total, { amount }) => total + amount, 0);
  const totals = [totalsLabel, String(payouts.length), '', '', '', '', '', toYuan(sum), 'CNY', ''];
  return writeCsv(
    [[...bankFileColumns], ...payouts.map(line), totals].map((cells) => cells.map(text)),
  );
}

function line(payout: BankPayout): string[] {
  if (!/^\d{8,34}$/.test(payout.account)) {
    throw new RangeError(`${payout.reference} has no account number of digits`);
  }
  if (payout.amount < 1) throw new RangeError(`${payout.reference} has no amount`);
  return [
    payout.reference,
    payout.payee,
    payout.account,
    payout.bank,
    payout.branch,
    payout.province,
    payout.city,
    toYuan(payout.amount),
    'CNY',
    payout.purpose,
  ];
}

/** The bank reads line by line, so that no cell holds a break. */
function text(cell: string): CsvField {
  return { text: cell.replaceAll(/[\r\n\t]+/g, ' ').trim() };
}

/** One line of the file that the product gives to its bank. */
export interface BankPayment {
  /** Number of the settlement. */
  reference: string;
  payee: string;
  /** Yuan as the file writes it. */
  amount: string;
}

const head = ['结算编号', '收款人户名', '金额（元）'] as const;
const totals = '合计';

/** The payments of a batch file; null for a file that this bank can't read or that doesn't add up. */
export function readBatchFile(file: string): BankPayment[] | null {
  const [first, ...rows] = file
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
  const [reference = -1, payee = -1, amount = -1] = head.map((name) => first?.indexOf(name) ?? -1);
  const last = rows.pop();
  if (reference < 0 || payee < 0 || amount < 0 || last?.[0] !== totals) return null;
  const payments = rows.map((row) => ({
    reference: row[reference] ?? '',
    payee: row[payee] ?? '',
    amount: row[amount] ?? '',
  }));
  const sum = payments.reduce((total, payment) => total + fen(payment.amount), 0);
  return Number(last[1]) === payments.length && sum === fen(last[amount] ?? '') ? payments : null;
}

function fen(yuan: string): number {
  return /^\d+\.\d{2}$/.test(yuan) ? Math.round(Number(yuan) * 100) : Number.NaN;
}

/** The cells of a line of CSV; the product writes no line breaks into them. */
function cellsOf(line: string): string[] {
  const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
  return cells.map((cell) =>
    cell
      .replace(/,$/, '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}

import type { BankPayment } from './batch-file.ts';

export const bankOutcomes = ['success', 'failed', 'returned'] as const;
export type BankOutcome = (typeof bankOutcomes)[number];

const results: Readonly<Record<BankOutcome, [word: string, reason: string]>> = {
  success: ['成功', ''],
  failed: ['失败', '户名与账号不符'],
  returned: ['退汇', '收款账户已销户'],
};

/** The bank's answer: CSV in UTF-8 with byte order mark and CRLF, closed by count and sum. */
export function writeResultFile(
  payments: readonly BankPayment[],
  outcomeOf: (reference: string) => BankOutcome,
  day: string,
): string {
  const lines = payments.map(({ reference, payee, amount }, index) => {
    const [word, reason] = results[outcomeOf(reference)];
    const number = `ICBC${day}${String(index + 1).padStart(6, '0')}`;
    return [reference, quoted(payee), amount, word, reason, number].join(',');
  });
  const head = '结算编号,收款人户名,金额（元）,处理结果,原因,银行流水号';
  const sum = payments.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
  const totals = `合计,${payments.length}笔,${(sum / 100).toFixed(2)},,,`;
  return `\uFEFF${[head, ...lines, totals].join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

import { toRfc3339 } from '../china-time.ts';
import type { SandboxClock } from '../clock.ts';
import { digits } from '../keys.ts';
import type { Store } from '../store.ts';
import type { BankLine } from './bank-line.ts';

export function takeTransfer(
  { store, clock }: { store: Store; clock: SandboxClock },
  transfer: Pick<BankLine, 'amount' | 'payer' | 'remark'>,
): BankLine {
  const line = {
    ...transfer,
    number: `ICBC${digits(14)}`,
    payerAccount: '6222021001116245702',
    at: clock.now().toISOString(),
  };
  store.put('bankLine', line.number, line);
  return line;
}

/** The statement of all days: CSV in UTF-8 with byte order mark and CRLF, the newest line first. */
export function writeStatement(lines: readonly BankLine[]): string {
  const rows = lines.toReversed().map(({ number, at, amount, payer, payerAccount, remark }) => {
    const day = toRfc3339(new Date(at)).slice(0, 10);
    const yuan = (amount / 100).toFixed(2);
    return [number, day, yuan, payer, payerAccount, remark].map(quoted).join(',');
  });
  const head = '交易流水号,交易日期,收入金额（元）,对方户名,对方账号,附言';
  return `\uFEFF${[head, ...rows].join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

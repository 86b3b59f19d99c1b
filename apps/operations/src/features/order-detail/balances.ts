import type { LedgerEntry } from '@tolk/contract';
import { changeOf } from '@tolk/labels';

type Account = LedgerEntry['lines'][number]['account'];

export interface Balance {
  account: Account;
  /** ISO 4217. */
  currency: string;
  /** Minor units; negative where more went out than came in. */
  amount: number;
}

/** What lies in each account after all entries, in the order they were first touched; empty ones too. */
export function balancesOf(entries: readonly LedgerEntry[]): Balance[] {
  const balances = new Map<string, Balance>();
  for (const { currency, lines } of entries) {
    for (const line of lines) {
      const key = `${line.account} ${currency}`;
      const before = balances.get(key)?.amount ?? 0;
      balances.set(key, { account: line.account, currency, amount: before + changeOf(line) });
    }
  }
  return [...balances.values()];
}

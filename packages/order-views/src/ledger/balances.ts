import type { LedgerEntry } from '@tolk/contract';
import type { LedgerAccount } from '@tolk/domain';
import { changeOf } from '../labels/ledger.ts';

/** Where an order's money lies now: account → minor units, empty accounts left out. */
export function balancesOf(entries: readonly LedgerEntry[]): [LedgerAccount, number][] {
  const balances = new Map<LedgerAccount, number>();
  for (const line of entries.flatMap(({ lines }) => lines)) {
    balances.set(line.account, (balances.get(line.account) ?? 0) + changeOf(line));
  }
  return [...balances].filter(([, amount]) => amount !== 0);
}

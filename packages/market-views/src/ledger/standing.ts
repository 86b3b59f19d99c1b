import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LedgerEntry } from '@tolk/contract';
import type { Identity, LedgerAccount } from '@tolk/domain';
import { changeOf, ledgerAccountLabel } from '@tolk/labels';

/** A figure above the ledger; `amount` in minor units. */
export interface Standing {
  readonly key: string;
  readonly label: MessageDescriptor;
  readonly amount: number;
}

/** Where an order's money stands after all entries, told to the one who reads it. */
export function standingOf(entries: readonly LedgerEntry[], viewer: Identity): Standing[] {
  const lines = entries.flatMap((entry) => entry.lines);
  return viewer === 'client' ? spendingOf(lines) : balancesOf(lines);
}

type Line = LedgerEntry['lines'][number];

const held: ReadonlySet<LedgerAccount> = new Set<LedgerAccount>([
  'escrow',
  'deferredFee',
  'disputedEscrow',
]);

/** The client doesn't see the supplier's accounts: what is neither held nor back has been spent. */
function spendingOf(lines: readonly Line[]): Standing[] {
  const sums = { paid: 0, held: 0, back: 0 };
  for (const line of lines) {
    if (line.account === 'gatewayClearing') {
      sums.paid += line.debit;
      sums.back += line.credit;
    }
    if (line.account === 'refundInTransit') sums.back += changeOf(line);
    if (held.has(line.account)) sums.held += changeOf(line);
  }
  const spent = sums.paid - sums.held - sums.back;
  return [
    { key: 'paid', label: msg`Paid by you`, amount: sums.paid },
    { key: 'held', label: msg`Held right now`, amount: sums.held },
    { key: 'spent', label: msg`Released to the supplier and charged`, amount: spent },
    ...(sums.back > 0 ? [{ key: 'back', label: msg`Back to you`, amount: sums.back }] : []),
  ];
}

/** The supplier's accounts, empty ones left out. */
function balancesOf(lines: readonly Line[]): Standing[] {
  const balances = new Map<LedgerAccount, number>();
  for (const line of lines) {
    balances.set(line.account, (balances.get(line.account) ?? 0) + changeOf(line));
  }
  return [...balances]
    .filter(([, amount]) => amount !== 0)
    .map(([key, amount]) => ({ key, label: ledgerAccountLabel(key, 'supplier'), amount }));
}

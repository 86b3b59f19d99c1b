import type { LedgerEntry } from '@tolk/contract';
import type { LedgerAccount } from '@tolk/domain';

type Line = LedgerEntry['lines'][number];

/** Accounts that hold what came in; on all others a credit is what adds. */
const assets: ReadonlySet<LedgerAccount> = new Set<LedgerAccount>(['gatewayClearing', 'bank']);

/** What a line adds to its account (negative: takes from it), in minor units. */
export function changeOf({ account, debit, credit }: Line): number {
  return assets.has(account) ? debit - credit : credit - debit;
}

/** Where the client's money stands after all entries, in minor units. */
export interface Standing {
  paid: number;
  held: number;
  refunded: number;
  /** Released to the supplier or charged as fee. */
  spent: number;
}

const held: ReadonlySet<LedgerAccount> = new Set<LedgerAccount>([
  'escrow',
  'deferredFee',
  'disputedEscrow',
]);

export function standingOf(ledger: readonly LedgerEntry[]): Standing {
  const standing = { paid: 0, held: 0, refunded: 0, spent: 0 };
  for (const line of ledger.flatMap(({ lines }) => lines)) {
    if (line.account === 'gatewayClearing') {
      standing.paid += line.debit;
      standing.refunded += line.credit;
    }
    if (line.account === 'refundInTransit') standing.refunded += changeOf(line);
    if (held.has(line.account)) standing.held += changeOf(line);
  }
  return { ...standing, spent: standing.paid - standing.held - standing.refunded };
}

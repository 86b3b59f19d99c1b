import type { ResponseOf, calls } from '@tolk/contract';
import type { Identity, LedgerAccount } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { ledgerLinesOf } from './ledger-repository.ts';

type Entry = ResponseOf<
  typeof calls.clientinterface.orders.getProjectOrderIdData
>['ledger'][number];

/** Each side sees its own money and what is held for both; fees and commission are nobody else's affair. */
export const visibleAccounts: Readonly<Record<Identity, readonly LedgerAccount[]>> = {
  client: [
    'gatewayClearing',
    'escrow',
    'deferredFee',
    'feeRevenue',
    'disputedEscrow',
    'refundInTransit',
  ],
  supplier: [
    'escrow',
    'commission',
    'supplierPending',
    'supplierAvailable',
    'supplierReceivable',
    'disputedEscrow',
    'payoutInTransit',
  ],
};

/** An order's ledger as this side may see it, oldest entry first. */
export function visibleLedger(db: Queryable, orderId: string, viewer: Identity): Promise<Entry[]> {
  return ledgerOf(db, orderId, visibleAccounts[viewer]);
}

/** What an order's entries moved on these accounts, oldest entry first. */
export async function ledgerOf(
  db: Queryable,
  orderId: string,
  accounts: readonly LedgerAccount[],
): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  for (const line of await ledgerLinesOf(db, orderId, accounts)) {
    const entry = entries.get(line.id) ?? {
      ledgerEntryId: line.id,
      event: line.event,
      at: line.at.toISOString(),
      currency: line.currency,
      lines: [],
    };
    entry.lines.push({ account: line.account, debit: line.debit, credit: line.credit });
    entries.set(line.id, entry);
  }
  return [...entries.values()];
}

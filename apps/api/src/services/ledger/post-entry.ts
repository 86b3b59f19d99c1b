import { postingsFor, type LedgerAccount, type LedgerEvent, type OrderMoney } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { insertLedgerEntry } from '../../repositories/ledger-repository.ts';

/** Accounts that every supplier has of their own. */
const ownedBySupplier: ReadonlySet<LedgerAccount> = new Set([
  'supplierPending',
  'supplierAvailable',
  'supplierReceivable',
]);

export interface LedgerPosting {
  event: LedgerEvent;
  /** What caused it, as `kind:id`. */
  source: string;
  order: { id: string; supplier_id: string; currency: string };
  /** Minor units. */
  money: OrderMoney;
  at: Date;
}

/** Writes the lines of one money event; an event that moves nothing leaves no entry. */
export async function postEntry(
  tx: Tx,
  { event, source, order, money, at }: LedgerPosting,
): Promise<void> {
  const lines = postingsFor(event, money).map((line) => ({
    ...line,
    personId: ownedBySupplier.has(line.account) ? order.supplier_id : null,
  }));
  if (lines.length === 0) return;
  const { id: orderId, currency } = order;
  await insertLedgerEntry(tx, { source, event, orderId, currency, at, lines });
}

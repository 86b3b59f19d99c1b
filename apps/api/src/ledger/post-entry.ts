import { linesFor, type LedgerAccount, type LedgerEvent, type LedgerMoney } from '@tolk/domain';
import type { Tx } from '../database/schema.ts';
import { insertLedgerEntry } from './ledger-repository.ts';

/** Accounts that every supplier has of their own. */
const ownedBySupplier: ReadonlySet<LedgerAccount> = new Set([
  'supplierPending',
  'supplierAvailable',
  'supplierReceivable',
]);

export interface LedgerPosting<Event extends LedgerEvent> {
  event: Event;
  /** What caused it, as `kind:id`; the database takes the same event of one source once. */
  source: string;
  /** Whose money it is about; null where no supplier's account is touched. */
  supplierId: string | null;
  orderId?: string;
  settlementId?: string;
  /** Minor units. */
  money: LedgerMoney[Event];
  at: Date;
}

/** Writes the lines of one money event; an event that moves nothing leaves no entry. */
export async function postEntry<Event extends LedgerEvent>(
  tx: Tx,
  { event, source, supplierId, orderId, settlementId, money, at }: LedgerPosting<Event>,
): Promise<void> {
  const lines = linesFor(event, money).map((line) => ({
    ...line,
    personId: ownedBySupplier.has(line.account) ? supplierId : null,
  }));
  if (lines.length === 0) return;
  await insertLedgerEntry(tx, {
    source,
    event,
    orderId: orderId ?? null,
    settlementId: settlementId ?? null,
    at,
    lines,
  });
}

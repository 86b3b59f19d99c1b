import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';
import type { ExchangeRateTable, SettlementQuoteTable } from '../database/tables/settlement.ts';

export type StoredQuote = Selectable<SettlementQuoteTable>;

export async function insertQuote(tx: Tx, quote: Insertable<SettlementQuoteTable>): Promise<void> {
  await tx.insertInto('settlement_quote').values(quote).execute();
}

export function findQuote(
  db: Queryable,
  supplierId: string,
  id: string,
): Promise<StoredQuote | undefined> {
  return db
    .selectFrom('settlement_quote')
    .selectAll()
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
}

/** Removes quotes that were over before this time. */
export async function forgetQuotes(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('settlement_quote').where('valid_until', '<', before).execute();
}

export async function insertRate(tx: Tx, rate: Insertable<ExchangeRateTable>): Promise<void> {
  await tx.insertInto('exchange_rate').values(rate).execute();
}

/** Exchange rates with who set them, the newest first. */
export function newestRates(db: Queryable, limit: number) {
  return db
    .selectFrom('exchange_rate')
    .leftJoin('staff', 'staff.id', 'exchange_rate.staff_id')
    .select(['exchange_rate.id', 'rate', 'set_at', 'staff.name as staff_name'])
    .orderBy('set_at', 'desc')
    .orderBy('exchange_rate.id')
    .limit(limit)
    .execute();
}

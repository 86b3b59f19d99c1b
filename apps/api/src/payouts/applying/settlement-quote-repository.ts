import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { ExchangeRateTable } from './exchange-rate-table.ts';
import type { SettlementQuoteTable } from './settlement-quote-table.ts';

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

export type StoredRate = Selectable<ExchangeRateTable>;
export type ShownRate = Awaited<ReturnType<typeof newestRates>>[number];

/** One change of the rate after the other, until the transaction ends; reading goes on. */
export async function holdRates(tx: Tx): Promise<void> {
  await sql`lock table exchange_rate in share row exclusive mode`.execute(tx);
}

export async function insertRate(tx: Tx, rate: Insertable<ExchangeRateTable>): Promise<void> {
  await tx.insertInto('exchange_rate').values(rate).execute();
}

export async function decideRate(
  tx: Tx,
  id: string,
  decision: Pick<StoredRate, 'decided_at'> &
    Partial<Pick<StoredRate, 'confirmed_by' | 'refused_by' | 'in_force_at'>>,
): Promise<void> {
  await tx.updateTable('exchange_rate').set(decision).where('id', '=', id).execute();
}

/** The rate that is in force, however old. */
export function rateInForce(db: Queryable): Promise<StoredRate | undefined> {
  return db
    .selectFrom('exchange_rate')
    .selectAll()
    .where('in_force_at', 'is not', null)
    .orderBy('in_force_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The last rate that two people stood behind. */
export function lastConfirmedRate(db: Queryable): Promise<StoredRate | undefined> {
  return db
    .selectFrom('exchange_rate')
    .selectAll()
    .where('confirmed_by', 'is not', null)
    .orderBy('in_force_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

function shownRates(db: Queryable) {
  return db
    .selectFrom('exchange_rate')
    .leftJoin('staff', 'staff.id', 'exchange_rate.staff_id')
    .leftJoin('staff as decider', (join) =>
      join.on(
        sql`coalesce(exchange_rate.confirmed_by, exchange_rate.refused_by)`,
        '=',
        sql.ref('decider.id'),
      ),
    )
    .selectAll('exchange_rate')
    .select(['staff.name as staff_name', 'decider.name as decider_name']);
}

export function findRate(db: Queryable, id: string): Promise<ShownRate | undefined> {
  return shownRates(db).where('exchange_rate.id', '=', id).executeTakeFirst();
}

/** The rate that waits for a colleague; there is one at most. */
export function waitingRate(db: Queryable): Promise<ShownRate | undefined> {
  return shownRates(db)
    .where('needs_second', '=', true)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
}

/** Exchange rates with who set and decided them, the newest first. */
export function newestRates(db: Queryable, limit: number) {
  return shownRates(db)
    .orderBy('set_at', 'desc')
    .orderBy('exchange_rate.id')
    .limit(limit)
    .execute();
}

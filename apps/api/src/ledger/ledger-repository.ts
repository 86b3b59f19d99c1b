import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LedgerAccount, LedgerEvent } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';

export interface NewLedgerEntry {
  /** What caused it, as `kind:id`; the database refuses the same event of one source twice. */
  source: string;
  event: LedgerEvent;
  orderId: string | null;
  settlementId: string | null;
  at: Date;
  /** Minor units. */
  lines: readonly {
    account: LedgerAccount;
    personId: string | null;
    currency: string;
    debit: number;
    credit: number;
  }[];
}

export async function insertLedgerEntry(tx: Tx, entry: NewLedgerEntry): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('ledger_entry')
    .values({
      id,
      source: entry.source,
      event: entry.event,
      order_id: entry.orderId,
      settlement_id: entry.settlementId,
      at: entry.at,
    })
    .execute();
  await tx
    .insertInto('ledger_line')
    .values(
      entry.lines.map(({ account, personId, currency, debit, credit }) => ({
        entry_id: id,
        account,
        person_id: personId,
        currency,
        debit,
        credit,
      })),
    )
    .execute();
}

/** The lines of an order's entries in `accounts`, oldest first. */
export function ledgerLinesOf(db: Queryable, orderId: string, accounts: readonly LedgerAccount[]) {
  return db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select([
      'ledger_entry.id',
      'ledger_entry.event',
      'ledger_entry.at',
      'ledger_line.currency',
      'ledger_line.account',
      'ledger_line.debit',
      'ledger_line.credit',
    ])
    .where('order_id', '=', orderId)
    .where('account', 'in', accounts)
    .orderBy('ledger_entry.at')
    .orderBy('ledger_line.id')
    .execute();
}

/** What a supplier's accounts hold and what they owe, in minor units of `currency`. */
export async function supplierBalances(
  db: Queryable,
  supplierId: string,
  currency: string,
): Promise<{ pending: number; available: number; receivable: number }> {
  const rows = await db
    .selectFrom('account_balance')
    .select(['account', 'balance'])
    .where('person_id', '=', supplierId)
    .where('currency', '=', currency)
    .execute();
  const balance = (account: LedgerAccount) =>
    rows.find((row) => row.account === account)?.balance ?? 0;
  return {
    pending: Math.max(0, -balance('supplierPending')),
    available: Math.max(0, -balance('supplierAvailable')),
    receivable: Math.max(0, balance('supplierReceivable')),
  };
}

const moved = (account: LedgerAccount, amount: 'credit - debit' | 'debit - credit') =>
  sql<number>`coalesce(sum(${sql.raw(amount)}) filter (where ledger_line.account = ${account}), 0)::bigint`;

/** Credits, and what is owed, are positive. */
const movedOfSupplier = [
  moved('supplierPending', 'credit - debit').as('pending'),
  moved('supplierAvailable', 'credit - debit').as('available'),
  moved('supplierReceivable', 'debit - credit').as('receivable'),
] as const;

/** What a supplier's accounts held before this time. */
export function supplierBalancesBefore(
  db: Queryable,
  supplierId: string,
  currency: string,
  before: Date,
) {
  return db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(movedOfSupplier)
    .where('ledger_line.person_id', '=', supplierId)
    .where('ledger_line.currency', '=', currency)
    .where('ledger_entry.at', '<', before)
    .executeTakeFirstOrThrow();
}

/** How entries moved a supplier's money, the newest first: credits, and what is owed, are positive. */
export async function supplierMovements(
  db: Queryable,
  supplierId: string,
  currency: string,
  { from, before }: { from: Date | null; before: Date | null },
  { limit, offset }: { limit: number; offset: number },
) {
  let matching = db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .where('ledger_line.person_id', '=', supplierId)
    .where('ledger_line.currency', '=', currency);
  if (from) matching = matching.where('ledger_entry.at', '>=', from);
  if (before) matching = matching.where('ledger_entry.at', '<', before);
  const { total } = await matching
    .select((eb) => eb.fn.count<number>('ledger_entry.id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .leftJoin('project_order', 'project_order.id', 'ledger_entry.order_id')
    .leftJoin('settlement', 'settlement.id', 'ledger_entry.settlement_id')
    .select([
      'ledger_entry.id',
      'ledger_entry.at',
      'ledger_entry.event',
      'ledger_entry.order_id',
      'ledger_entry.settlement_id',
      'ledger_line.currency',
      sql<string>`coalesce(project_order.name, settlement.number, '')`.as('subject'),
      'project_order.number as order_number',
      ...movedOfSupplier,
    ])
    .groupBy([
      'ledger_entry.id',
      'ledger_line.currency',
      'project_order.name',
      'project_order.number',
      'settlement.number',
    ])
    .orderBy('ledger_entry.at', 'desc')
    .orderBy(sql`max(ledger_line.id)`, 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/** What is held of a client's money and what their orders have cost in all, both with fees, less what went back. */
export async function clientSpending(
  db: Queryable,
  clientId: string,
  currency: string,
): Promise<{ inEscrow: number; total: number }> {
  return clientLines(db, clientId, currency)
    .select([
      sql<number>`coalesce(sum(credit - debit) filter (where account in ('escrow', 'deferredFee', 'disputedEscrow')), 0)::bigint`.as(
        'inEscrow',
      ),
      spent.as('total'),
    ])
    .executeTakeFirstOrThrow();
}

export function monthlySpending(
  db: Queryable,
  clientId: string,
  currency: string,
  zone: string,
  from: Date,
) {
  return clientLines(db, clientId, currency)
    .select([monthOf('ledger_entry.at', zone).as('month'), spent.as('amount')])
    .where('ledger_entry.at', '>=', from)
    .groupBy('month')
    .orderBy('month')
    .execute();
}

/** Money that is on its way back counts as back. */
const spent = sql<number>`coalesce(
  sum(debit) filter (
    where event in ('paid', 'differencePaid') and account = 'gatewayClearing'
  ), 0)::bigint
  - coalesce(sum(credit) filter (where event not in ('latePaid', 'unmatchedPaid') and account = 'refundInTransit'), 0)::bigint`;

function clientLines(db: Queryable, clientId: string, currency: string) {
  return db
    .selectFrom('project_order')
    .innerJoin('ledger_entry', 'ledger_entry.order_id', 'project_order.id')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .where('project_order.client_id', '=', clientId)
    .where('ledger_line.currency', '=', currency);
}

/** `2026-11`, as clocks in `zone` had it. */
export function monthOf(column: string, zone: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone ${sql.lit(zone)}, 'YYYY-MM')`;
}

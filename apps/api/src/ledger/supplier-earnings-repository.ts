import { sql, type ExpressionBuilder } from 'kysely';
import type { OpenSpan } from '../calls/day-span.ts';
import type { Queryable, Schema } from '../database/schema.ts';
import { monthOf } from './ledger-repository.ts';

/** What the ledger moved for a supplier in one month and currency, minor units. */
export interface SupplierMonth {
  /** `2026-11`, in the zone that was asked for. */
  month: string;
  currency: string;
  /** What orders brought to the supplier’s own accounts, less what was taken back. */
  earned: number;
  /** What the platform kept of the same orders, less what it gave back. */
  commission: number;
  /** What settlements took from the supplier’s own accounts, less what came back. */
  withdrawn: number;
  payoutFee: number;
  /** What left the bank account for the supplier, less what came back. */
  paidOut: number;
}

type Earned = Pick<SupplierMonth, 'earned' | 'commission'>;

/** What the orders of one client brought; without a client, what the platform paid for itself. */
export interface SupplierClient extends Earned {
  name: string | null;
  /** The number of the earliest of these orders: it tells clients of one name apart. */
  first_order: string | null;
}

/** What the orders of one language pair brought; without languages, what the platform paid for itself. */
export interface SupplierPair extends Earned {
  sourceLanguage: string | null;
  targetLanguage: string | null;
  /** Interpreting both ways, where neither language comes first. */
  bothDirections: boolean;
}

const sumWhere = (amount: string, condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${sql.raw(amount)}) filter (where ${condition}), 0)::bigint`;

/**
 * Every entry that touched the supplier’s accounts or paid one of their settlements, summed by month. The sums are
 * the ledger’s own: nothing is computed from orders or settlements.
 */
export function supplierMonths(
  db: Queryable,
  supplierId: string,
  zone: string,
  span: OpenSpan,
): Promise<SupplierMonth[]> {
  const { earned, commission, withdrawn, payoutFee, paidOut } = sumsOf(supplierId);
  return movedFor(db, supplierId, span)
    .select([
      monthOf('ledger_entry.at', zone).as('month'),
      'ledger_line.currency',
      earned.as('earned'),
      commission.as('commission'),
      withdrawn.as('withdrawn'),
      payoutFee.as('payoutFee'),
      paidOut.as('paidOut'),
    ])
    .groupBy(['month', 'ledger_line.currency'])
    .orderBy('month')
    .orderBy('ledger_line.currency')
    .execute();
}

/** The same earnings and commissions by client, who brought most first; who brought nothing is left out. */
export function supplierClients(
  db: Queryable,
  supplierId: string,
  currency: string,
  span: OpenSpan,
): Promise<SupplierClient[]> {
  const { earned, commission } = sumsOf(supplierId);
  return movedByOrders(db, supplierId, span)
    .leftJoin('person as client', 'client.id', 'project_order.client_id')
    .select((eb) => [
      'client.name',
      eb.fn.min('project_order.number').as('first_order'),
      earned.as('earned'),
      commission.as('commission'),
    ])
    .where('ledger_line.currency', '=', currency)
    .groupBy('client.id')
    .having(sql<boolean>`${earned} <> 0 or ${commission} <> 0`)
    .orderBy(sql`client.id is null`)
    .orderBy('earned', 'desc')
    .orderBy('client.id')
    .execute();
}

/** The same by language pair. Both ways between two languages is one pair, whichever of them an order names first. */
export function supplierPairs(
  db: Queryable,
  supplierId: string,
  currency: string,
  span: OpenSpan,
): Promise<SupplierPair[]> {
  const { earned, commission } = sumsOf(supplierId);
  const languages = sql`project_order.source_language, project_order.target_language`;
  const ordered = (pick: 'least' | 'greatest', column: string) =>
    sql<string | null>`case when both_directions then ${sql.raw(pick)}(${languages})
      else ${sql.ref(column)} end`;
  return movedByOrders(db, supplierId, span)
    .select([
      ordered('least', 'project_order.source_language').as('sourceLanguage'),
      ordered('greatest', 'project_order.target_language').as('targetLanguage'),
      sql<boolean>`coalesce(both_directions, false)`.as('bothDirections'),
      earned.as('earned'),
      commission.as('commission'),
    ])
    .where('ledger_line.currency', '=', currency)
    .groupBy(['sourceLanguage', 'targetLanguage', 'bothDirections'])
    .having(sql<boolean>`${earned} <> 0 or ${commission} <> 0`)
    .orderBy(sql`count(project_order.id) = 0`)
    .orderBy('earned', 'desc')
    .orderBy('sourceLanguage')
    .orderBy('targetLanguage')
    .execute();
}

function sumsOf(supplierId: string) {
  const own = sql`ledger_line.person_id = ${supplierId}`;
  const bySettlement = sql`ledger_entry.settlement_id is not null`;
  return {
    earned: sumWhere('credit - debit', sql`${own} and not (${bySettlement})`),
    commission: sumWhere('credit - debit', sql`account = 'commission'`),
    withdrawn: sumWhere('debit - credit', sql`${own} and ${bySettlement}`),
    payoutFee: sumWhere('credit - debit', sql`account = 'payoutFees'`),
    paidOut: sumWhere('credit - debit', sql`account = 'bank'`),
  };
}

/** All lines of the entries that moved something for the supplier. */
function movedFor(db: Queryable, supplierId: string, { from, before }: OpenSpan) {
  let moved = db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .where((eb) => eb('ledger_entry.id', 'in', entriesOf(eb, supplierId)));
  if (from) moved = moved.where('ledger_entry.at', '>=', from);
  if (before) moved = moved.where('ledger_entry.at', '<', before);
  return moved;
}

/** With the order that an entry is about; marking a test is about none. */
function movedByOrders(db: Queryable, supplierId: string, span: OpenSpan) {
  return movedFor(db, supplierId, span).leftJoin(
    'project_order',
    'project_order.id',
    'ledger_entry.order_id',
  );
}

/** What `supplierMonths` has as earned since `from`, without what the overview does not show. */
export function monthlyEarnings(
  db: Queryable,
  supplierId: string,
  currency: string,
  zone: string,
  from: Date,
) {
  return db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select([
      monthOf('ledger_entry.at', zone).as('month'),
      sql<number>`sum(credit - debit)::bigint`.as('amount'),
    ])
    .where('person_id', '=', supplierId)
    .where('settlement_id', 'is', null)
    .where('currency', '=', currency)
    .where('ledger_entry.at', '>=', from)
    .groupBy('month')
    .orderBy('month')
    .execute();
}

/** What each of these orders brought to the supplier’s own accounts, less what was taken back: minor units. */
export async function earnedByOrder(
  db: Queryable,
  supplierId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; earned: number }>`
    select order_id as id, sum(credit - debit)::bigint as earned
    from ledger_line join ledger_entry on ledger_entry.id = ledger_line.entry_id
    where person_id = ${supplierId} and settlement_id is null
      and order_id = any(${[...orderIds]}::uuid[])
    group by order_id`.execute(db);
  return new Map(rows.map(({ id, earned }) => [id, earned]));
}

function entriesOf(eb: ExpressionBuilder<Schema, 'ledger_entry'>, supplierId: string) {
  const ofTheirSettlements = eb
    .selectFrom('settlement')
    .innerJoin('ledger_entry as payout', 'payout.settlement_id', 'settlement.id')
    .select('payout.id')
    .where('settlement.supplier_id', '=', supplierId);
  return eb
    .selectFrom('ledger_line as own')
    .select('own.entry_id as id')
    .where('own.person_id', '=', supplierId)
    .union(ofTheirSettlements);
}

/** When the ledger first moved something for this supplier; null before. */
export async function firstMovement(db: Queryable, supplierId: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select((eb) => eb.fn.min('ledger_entry.at').as('at'))
    .where('ledger_line.person_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  return at;
}

import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { ReconciliationDifferenceTable, ReconciliationTable } from './reconciliation-table.ts';

export type Reconciliation = Selectable<ReconciliationTable>;
export type ReconciliationRecord = Reconciliation & { open_differences: number };
export type Difference = Selectable<ReconciliationDifferenceTable>;
export type DifferenceRecord = Difference & {
  order_number: string | null;
  resolver: string | null;
};
type Method = Reconciliation['method'];

/** Money that we booked as moved by a provider. */
export interface BookedMoney {
  what: 'payment' | 'refund';
  /** Our number at the provider. */
  number: string;
  /** Fen. */
  amount: number;
  order_id: string;
  /** Before this the provider can't have known of it. */
  since: Date;
  /** Null while the provider has not confirmed it. */
  booked_at: Date | null;
}

/**
 * What was booked from `from` until before `to`, and whatever bears one of `numbers`, whenever that
 * was. A refund that was transferred by hand did not go through the provider.
 */
export async function bookedMoney(
  db: Queryable,
  method: Method,
  { from, to, numbers }: { from: Date; to: Date; numbers: readonly string[] },
): Promise<BookedMoney[]> {
  const { rows } = await sql<BookedMoney>`
    select 'payment' as what, out_trade_no as number, amount, order_id, created_at as since,
      paid_at as booked_at
    from payment_attempt
    where method = ${method} and paid_at is not null
      and (paid_at >= ${from} and paid_at < ${to} or out_trade_no = any(${[...numbers]}::text[]))
    union all
    select 'refund', out_refund_no, refund.amount, refund.order_id, refund.created_at, confirmed_at
    from refund join payment_attempt on payment_attempt.id = refund.payment_attempt_id
    where method = ${method} and refund.status in ('pending', 'accepted', 'succeeded')
      and by_hand_reference is null
      and (confirmed_at >= ${from} and confirmed_at < ${to}
        or out_refund_no = any(${[...numbers]}::text[]))`.execute(db);
  return rows;
}

/** Whose orders these numbers belong to, also where no money was booked on them. */
export async function ordersOfNumbers(
  db: Queryable,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ number: string; order_id: string }>`
    select out_trade_no as number, order_id from payment_attempt
    where out_trade_no = any(${[...numbers]}::text[])
    union all
    select out_refund_no, order_id from refund
    where out_refund_no = any(${[...numbers]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.number, row.order_id]));
}

/** When the first payment was started; nothing moved before. */
export async function firstAttemptAt(db: Queryable): Promise<Date | null> {
  const { first } = await db
    .selectFrom('payment_attempt')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/** Days from `from` on (`2026-11-21`) whose bill was read, per method as `day method`. */
export async function reconciledDays(db: Queryable, from: string): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select to_char(day, 'YYYY-MM-DD') || ' ' || method as key from reconciliation
    where day >= ${from}::date and status <> 'unavailable'`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Writes a day again or for the first time; locked until the end of the transaction. */
export async function saveReconciliation(
  tx: Tx,
  day: Omit<Insertable<ReconciliationTable>, 'id'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('reconciliation')
    .values({ ...day, id: randomUUID() })
    .onConflict((conflict) => conflict.columns(['day', 'method']).doUpdateSet(day))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A bill that was read stays what it is when it can't be read again. */
export async function noteUnavailable(
  db: Queryable,
  { day, method, currency, at }: { day: string; method: Method; currency: string; at: Date },
): Promise<void> {
  const nothing = { lines: 0, paid_there: 0, paid_here: 0, refunded_there: 0, refunded_here: 0 };
  const row = { day, method, currency, status: 'unavailable', run_at: at, ...nothing } as const;
  await db
    .insertInto('reconciliation')
    .values({ ...row, id: randomUUID() })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'method'])
        .doUpdateSet({ run_at: at })
        .where('reconciliation.status', '=', 'unavailable'),
    )
    .execute();
}

export function differencesOf(db: Queryable, reconciliationId: string): Promise<Difference[]> {
  return db
    .selectFrom('reconciliation_difference')
    .selectAll()
    .where('reconciliation_id', '=', reconciliationId)
    .execute();
}

export async function insertDifferences(
  tx: Tx,
  reconciliationId: string,
  differences: readonly Pick<
    Difference,
    'kind' | 'what' | 'number' | 'order_id' | 'here' | 'there'
  >[],
): Promise<void> {
  if (differences.length === 0) return;
  const rows = differences.map((difference) => ({
    ...difference,
    id: randomUUID(),
    reconciliation_id: reconciliationId,
    resolved_at: null,
    resolved_by: null,
    note: null,
  }));
  await tx.insertInto('reconciliation_difference').values(rows).execute();
}

export async function deleteDifferences(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('reconciliation_difference').where('id', 'in', ids).execute();
}

const shown = sql`reconciliation.id, to_char(day, 'YYYY-MM-DD') as day, method, status, lines,
  paid_there, paid_here, refunded_there, refunded_here, currency, run_at,
  (select count(*) from reconciliation_difference
    where reconciliation_id = reconciliation.id and resolved_at is null) as open_differences`;

/** Newest days first; `different`: only those that did not match, or that did. */
export async function listReconciliations(
  db: Queryable,
  different: boolean | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: ReconciliationRecord[] }> {
  const matching =
    different === undefined
      ? sql`from reconciliation`
      : sql`from reconciliation where (status <> 'matched') = ${different}`;
  const { rows } = await sql<ReconciliationRecord>`select ${shown} ${matching}
    order by day desc, method limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

export async function findReconciliation(
  db: Queryable,
  id: string,
): Promise<ReconciliationRecord | undefined> {
  const { rows } = await sql<ReconciliationRecord>`
    select ${shown} from reconciliation where id = ${id}`.execute(db);
  return rows[0];
}

/** The id of the reconciled day that a difference was found on. */
export async function dayOfDifference(
  db: Queryable,
  differenceId: string | undefined,
): Promise<string | undefined> {
  if (differenceId === undefined) return undefined;
  const found = await db
    .selectFrom('reconciliation_difference')
    .select('reconciliation_id')
    .where('id', '=', differenceId)
    .executeTakeFirst();
  return found?.reconciliation_id;
}

export async function findReconciliationOf(
  db: Queryable,
  day: string,
  method: Method,
): Promise<ReconciliationRecord | undefined> {
  const { rows } = await sql<ReconciliationRecord>`
    select ${shown} from reconciliation where day = ${day}::date and method = ${method}`.execute(
    db,
  );
  return rows[0];
}

/** Open ones first, then by number. */
export async function differenceRecords(
  db: Queryable,
  reconciliationId: string,
): Promise<DifferenceRecord[]> {
  const { rows } = await sql<DifferenceRecord>`
    select reconciliation_difference.*,
      (select number from project_order where id = order_id) as order_number,
      (select name from staff where id = resolved_by) as resolver
    from reconciliation_difference
    where reconciliation_id = ${reconciliationId}
    order by resolved_at is null desc, what, reconciliation_difference.number`.execute(db);
  return rows;
}

export function lockDifference(tx: Tx, id: string): Promise<Difference | undefined> {
  return tx
    .selectFrom('reconciliation_difference')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function resolveDifferenceRow(
  tx: Tx,
  id: string,
  resolution: { resolved_at: Date; resolved_by: string; note: string },
): Promise<void> {
  await tx.updateTable('reconciliation_difference').set(resolution).where('id', '=', id).execute();
}

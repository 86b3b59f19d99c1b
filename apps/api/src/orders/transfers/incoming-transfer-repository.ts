import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { QueueSort, TransferOutcome } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import { containing } from '../../database/search-pattern.ts';
import type { IncomingTransferTable } from './incoming-transfer-table.ts';

export type IncomingTransfer = Selectable<IncomingTransferTable>;
export type TransferRecord = Awaited<ReturnType<typeof listTransfers>>['rows'][number];

/** Answers false where this line of the statement is recorded already. */
export async function insertTransfer(
  tx: Tx,
  transfer: Insertable<IncomingTransferTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('incoming_transfer')
    .values(transfer)
    .onConflict((conflict) => conflict.column('bank_reference').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function lockTransfer(tx: Tx, id: string): Promise<IncomingTransfer | undefined> {
  return tx
    .selectFrom('incoming_transfer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateTransfer(
  tx: Tx,
  id: string,
  changes: Updateable<IncomingTransferTable>,
): Promise<void> {
  await tx.updateTable('incoming_transfer').set(changes).where('id', '=', id).execute();
}

export interface TransferFilter {
  outcome?: TransferOutcome;
  search?: string;
  /** Days on which the bank had it, as `2026-11-21`. */
  from?: string;
  to?: string;
  id?: string;
}

const isOpen = sql`outcome = 'unknown'`;
const inTurn = sql`${isOpen} desc, case when ${isOpen} then recorded_at end, recorded_at desc`;

/** By the bank's day; lines of one statement are recorded in one moment. */
const orders: Readonly<Record<QueueSort, RawBuilder<unknown>>> = {
  oldest: sql`incoming_transfer.received_on, recorded_at`,
  newest: sql`incoming_transfer.received_on desc, recorded_at desc`,
  amount: sql`incoming_transfer.amount desc, incoming_transfer.received_on`,
};

/**
 * Unless another order is asked for, unknown money first, the oldest at the top; then all other, the
 * newest at the top.
 */
export async function listTransfers(
  db: Queryable,
  { outcome, search, from, to, id }: TransferFilter,
  { limit, offset }: { limit: number; offset: number },
  sort?: QueueSort,
) {
  const matching = records(db)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'unknown'))
    .$if(id !== undefined, (query) => query.where('incoming_transfer.id', '=', id ?? ''))
    .$if(from !== undefined, (query) => query.where('received_on', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('received_on', '<=', to ?? ''))
    .$if(search !== undefined, (query) => {
      const pattern = containing(search ?? '');
      return query.where(
        sql<boolean>`(payer ilike ${pattern} or remark ilike ${pattern}
          or bank_reference ilike ${pattern} or project_order.number ilike ${pattern})`,
      );
    });
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withNames(matching)
    .orderBy(sql`${sort === undefined ? inTurn : orders[sort]}`)
    .orderBy('incoming_transfer.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/** Which of these lines are recorded already. */
export async function recordedLines(
  db: Queryable,
  bankReferences: readonly string[],
): Promise<ReadonlySet<string>> {
  if (bankReferences.length === 0) return new Set();
  const rows = await db
    .selectFrom('incoming_transfer')
    .select('bank_reference')
    .where('bank_reference', 'in', bankReferences)
    .execute();
  return new Set(rows.map(({ bank_reference: number }) => number));
}

export function findTransfer(db: Queryable, id: string) {
  return withNames(records(db)).where('incoming_transfer.id', '=', id).executeTakeFirst();
}

function records(db: Queryable) {
  return db
    .selectFrom('incoming_transfer')
    .innerJoin('staff as recorder', 'recorder.id', 'recorded_by')
    .leftJoin('staff as settler', 'settler.id', 'settled_by')
    .leftJoin('staff as proposer', 'proposer.id', 'return_proposed_by')
    .leftJoin('payment_attempt', 'payment_attempt.id', 'payment_attempt_id')
    .leftJoin('project_order', 'project_order.id', 'payment_attempt.order_id')
    .leftJoin('order_milestone', 'order_milestone.id', 'payment_attempt.milestone_id');
}

function withNames(query: ReturnType<typeof records>) {
  return query
    .selectAll('incoming_transfer')
    .select([
      sql<string>`to_char(received_on, 'YYYY-MM-DD')`.as('received_on'),
      'recorder.name as recorder_name',
      'settler.name as settler_name',
      'proposer.name as proposer_name',
      'project_order.id as order_id',
      'project_order.number as order_number',
      'payment_attempt.amount as expected',
      'payment_attempt.change_id',
      'payment_attempt.milestone_id',
      'order_milestone.name as milestone_name',
    ]);
}

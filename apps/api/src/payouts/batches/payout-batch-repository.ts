import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { PayoutBatchTable } from './payout-batch-table.ts';

export type PayoutBatchRecord = Selectable<PayoutBatchTable>;
export type ShownPayoutBatch = NonNullable<Awaited<ReturnType<typeof findShownBatch>>>;

/** A number that no batch had before. */
export async function nextBatchNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    number: number;
  }>`select nextval('payout_batch_number') as number`.execute(tx);
  return rows[0]?.number ?? 0;
}

export async function insertBatch(tx: Tx, batch: Insertable<PayoutBatchTable>): Promise<void> {
  await tx.insertInto('payout_batch').values(batch).execute();
}

export function findBatch(db: Queryable, id: string): Promise<PayoutBatchRecord | undefined> {
  return db.selectFrom('payout_batch').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the end of the transaction; its applications are locked after it. */
export function lockBatch(tx: Tx, id: string): Promise<PayoutBatchRecord | undefined> {
  return tx
    .selectFrom('payout_batch')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateBatch(
  tx: Queryable,
  id: string,
  changes: Partial<
    Omit<PayoutBatchRecord, 'id' | 'number' | 'channel' | 'currency' | 'made_by' | 'made_at'>
  >,
): Promise<void> {
  await tx.updateTable('payout_batch').set(changes).where('id', '=', id).execute();
}

const among = (statuses: string) => sql<number>`(select count(*) from settlement
  where settlement.payout_batch_id = payout_batch.id
    and settlement.status = any(${statuses}::text[]))`;

/** Sent out before then and not ended. */
const unresolved = (sentBefore: Date) => sql<number>`(case
  when payout_batch.approved_at <= ${sentBefore} then ${among('{sent}')} else 0 end)`;

function shown(db: Queryable, sentBefore: Date) {
  return db
    .selectFrom('payout_batch')
    .innerJoin('staff as maker', 'maker.id', 'payout_batch.made_by')
    .leftJoin('staff as approver', 'approver.id', 'payout_batch.approved_by')
    .leftJoin('staff as taker', 'taker.id', 'payout_batch.taken_back_by')
    .selectAll('payout_batch')
    .select([
      'maker.name as maker_name',
      'approver.name as approver_name',
      'taker.name as taker_name',
      among('{settled}').as('settled'),
      among('{failed,returned}').as('failed'),
      unresolved(sentBefore).as('unresolved'),
    ]);
}

export function findShownBatch(db: Queryable, id: string, sentBefore: Date) {
  return shown(db, sentBefore).where('payout_batch.id', '=', id).executeTakeFirst();
}

/** The newest first. */
export async function listBatches(
  db: Queryable,
  sentBefore: Date,
  { limit, offset }: { limit: number; offset: number },
) {
  const { total } = await db
    .selectFrom('payout_batch')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await shown(db, sentBefore)
    .orderBy('made_at', 'desc')
    .orderBy('payout_batch.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

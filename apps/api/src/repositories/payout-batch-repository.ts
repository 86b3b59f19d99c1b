import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';
import type { PayoutBatchTable } from '../database/tables/settlement.ts';

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
    Pick<
      PayoutBatchRecord,
      'status' | 'approved_by' | 'approved_at' | 'file_sha256' | 'provider_batch_id' | 'tried_at'
    >
  >,
): Promise<void> {
  await tx.updateTable('payout_batch').set(changes).where('id', '=', id).execute();
}

const among = (statuses: string) => sql<number>`(select count(*) from settlement
  where settlement.payout_batch_id = payout_batch.id
    and settlement.status = any(${statuses}::text[]))`;

function shown(db: Queryable) {
  return db
    .selectFrom('payout_batch')
    .innerJoin('staff as maker', 'maker.id', 'payout_batch.made_by')
    .leftJoin('staff as approver', 'approver.id', 'payout_batch.approved_by')
    .selectAll('payout_batch')
    .select([
      'maker.name as maker_name',
      'approver.name as approver_name',
      among('{settled}').as('settled'),
      among('{failed,returned}').as('failed'),
    ]);
}

export function findShownBatch(db: Queryable, id: string) {
  return shown(db).where('payout_batch.id', '=', id).executeTakeFirst();
}

/** The newest first. */
export async function listBatches(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
) {
  const { total } = await db
    .selectFrom('payout_batch')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await shown(db)
    .orderBy('made_at', 'desc')
    .orderBy('payout_batch.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

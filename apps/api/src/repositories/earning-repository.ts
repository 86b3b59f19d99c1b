import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';
import type { EarningTable } from '../database/tables/settlement.ts';

export type Earning = Selectable<EarningTable>;

export async function insertEarning(tx: Tx, earning: Insertable<EarningTable>): Promise<void> {
  await tx.insertInto('earning').values(earning).execute();
}

export function findEarning(db: Queryable, orderId: string): Promise<Earning | undefined> {
  return db.selectFrom('earning').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Locked until the end of the transaction; the order's lock comes first, as everywhere. */
export function lockEarning(tx: Tx, orderId: string): Promise<Earning | undefined> {
  return tx
    .selectFrom('earning')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEarning(
  tx: Tx,
  orderId: string,
  changes: Partial<Pick<Earning, 'amount' | 'status' | 'settlement_id'>>,
): Promise<void> {
  await tx.updateTable('earning').set(changes).where('order_id', '=', orderId).execute();
}

export async function deleteEarning(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('earning').where('order_id', '=', orderId).execute();
}

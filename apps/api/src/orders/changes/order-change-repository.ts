import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { OrderChangeTable } from './order-change-table.ts';

export type OrderChangeRow = Selectable<OrderChangeTable>;
export type NewChangeRow = Omit<Insertable<OrderChangeTable>, 'id' | 'round'>;

/** Adds a proposal as the next round; the order's lock keeps others from counting the same. */
export async function insertChange(
  tx: Tx,
  change: NewChangeRow,
  fileIds: readonly string[],
): Promise<void> {
  const { rounds } = await tx
    .selectFrom('order_change')
    .select((eb) => eb.fn.countAll<number>().as('rounds'))
    .where('order_id', '=', change.order_id)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await tx
    .insertInto('order_change')
    .values({ ...change, id, round: rounds + 1 })
    .execute();
  if (fileIds.length === 0) return;
  const files = fileIds.map((file_id, position) => ({ change_id: id, file_id, position }));
  await tx.insertInto('order_change_file').values(files).execute();
}

export async function updateChange(
  tx: Tx,
  id: string,
  changes: Pick<Updateable<OrderChangeTable>, 'status' | 'answered_at' | 'answer_note'>,
): Promise<void> {
  await tx.updateTable('order_change').set(changes).where('id', '=', id).execute();
}

/** The proposals of an order, the newest first. */
export function changesOf(db: Queryable, orderId: string): Promise<OrderChangeRow[]> {
  return db
    .selectFrom('order_change')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('round', 'desc')
    .execute();
}

/** The files that the proposals of an order add, each with the proposal that it came with. */
export function changeFilesOf(db: Queryable, orderId: string) {
  return db
    .selectFrom('order_change_file')
    .innerJoin('order_change', 'order_change.id', 'order_change_file.change_id')
    .innerJoin('file', 'file.id', 'order_change_file.file_id')
    .selectAll('file')
    .select('change_id')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** The ids of the files that one proposal adds. */
export async function fileIdsOfChange(db: Queryable, changeId: string): Promise<string[]> {
  const files = await db
    .selectFrom('order_change_file')
    .select('file_id')
    .where('change_id', '=', changeId)
    .orderBy('position')
    .execute();
  return files.map(({ file_id }) => file_id);
}

/** What a change adds becomes part of the order's files, after those that were there. */
export async function addFilesOfChange(tx: Tx, orderId: string, changeId: string): Promise<void> {
  await sql`
    insert into order_file (order_id, file_id, position)
    select ${orderId}, file_id, position
      + (select coalesce(max(position) + 1, 0) from order_file where order_id = ${orderId})
    from order_change_file where change_id = ${changeId}
  `.execute(tx);
}

import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { WorkFile } from '../../files/uploads/work-files.ts';
import type { OrderChangeTable } from './order-change-table.ts';

export type OrderChangeRow = Selectable<OrderChangeTable>;
export type NewChangeRow = Omit<Insertable<OrderChangeTable>, 'id' | 'round'>;

/** Adds a proposal as the next round; the order's lock keeps others from counting the same. */
export async function insertChange(
  tx: Tx,
  change: NewChangeRow,
  added: readonly WorkFile[],
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
  if (added.length === 0) return;
  const files = added.map(({ id: file_id, reference_only }, position) => ({
    change_id: id,
    file_id,
    position,
    reference_only,
  }));
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
    .select(['change_id', 'reference_only'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** The files that one proposal adds. */
export function filesOfChange(db: Queryable, changeId: string): Promise<WorkFile[]> {
  return db
    .selectFrom('order_change_file')
    .select(['file_id as id', 'reference_only'])
    .where('change_id', '=', changeId)
    .orderBy('position')
    .execute();
}

/** What a change adds becomes part of the order's files, after those that were there. */
export async function addFilesOfChange(tx: Tx, orderId: string, changeId: string): Promise<void> {
  await sql`
    insert into order_file (order_id, file_id, reference_only, position)
    select ${orderId}, file_id, reference_only, position
      + (select coalesce(max(position) + 1, 0) from order_file where order_id = ${orderId})
    from order_change_file where change_id = ${changeId}
  `.execute(tx);
}

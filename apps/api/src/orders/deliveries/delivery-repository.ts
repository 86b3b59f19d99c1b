import { randomUUID } from 'node:crypto';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { FileTable } from '../../files/uploads/file-table.ts';
import type { WorkFile } from '../../files/uploads/work-files.ts';

export async function setOrderFiles(
  tx: Tx,
  orderId: string,
  files: readonly WorkFile[],
): Promise<void> {
  await tx.deleteFrom('order_file').where('order_id', '=', orderId).execute();
  if (files.length === 0) return;
  const rows = files.map(({ id, reference_only }, position) => ({
    order_id: orderId,
    file_id: id,
    position,
    reference_only,
  }));
  await tx.insertInto('order_file').values(rows).execute();
}

export function orderFiles(db: Queryable, orderId: string) {
  return db
    .selectFrom('order_file')
    .innerJoin('file', 'file.id', 'order_file.file_id')
    .selectAll('file')
    .select('reference_only')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** Adds a delivery as the next round. */
export async function insertDelivery(
  tx: Tx,
  delivery: {
    orderId: string;
    milestoneId: string | null;
    description: string;
    fileIds: readonly string[];
    at: Date;
  },
): Promise<void> {
  const { rounds } = await tx
    .selectFrom('delivery')
    .select((eb) => eb.fn.countAll<number>().as('rounds'))
    .where('order_id', '=', delivery.orderId)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await tx
    .insertInto('delivery')
    .values({
      id,
      order_id: delivery.orderId,
      milestone_id: delivery.milestoneId,
      round: rounds + 1,
      description: delivery.description,
      created_at: delivery.at,
      change_request: null,
    })
    .execute();
  if (delivery.fileIds.length === 0) return;
  const files = delivery.fileIds.map((file_id, position) => ({
    delivery_id: id,
    file_id,
    position,
  }));
  await tx.insertInto('delivery_file').values(files).execute();
}

/** Keeps what the client wants changed, and the files that show it, beside the last delivery. */
export async function noteChangeRequest(
  tx: Tx,
  orderId: string,
  { text, fileIds }: { text: string; fileIds: readonly string[] },
): Promise<void> {
  const { id } = await tx
    .updateTable('delivery')
    .set({ change_request: text })
    .where('order_id', '=', orderId)
    .where('round', '=', (eb) =>
      eb
        .selectFrom('delivery as last')
        .select((last) => last.fn.max('last.round').as('round'))
        .where('last.order_id', '=', orderId)
        .$asScalar(),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (fileIds.length === 0) return;
  const files = fileIds.map((file_id, position) => ({
    delivery_id: id,
    file_id,
    position,
    of_change_request: true,
  }));
  await tx.insertInto('delivery_file').values(files).execute();
}

/** The deliveries of an order by round, each with its files. */
export async function deliveriesOf(db: Queryable, orderId: string) {
  const deliveries = await db
    .selectFrom('delivery')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('round')
    .execute();
  const files = await db
    .selectFrom('delivery_file')
    .innerJoin('delivery', 'delivery.id', 'delivery_file.delivery_id')
    .innerJoin('file', 'file.id', 'delivery_file.file_id')
    .selectAll('file')
    .select(['delivery_id', 'of_change_request'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const filesOf = (deliveryId: string, ofRequest: boolean) =>
    files.filter((file) => file.delivery_id === deliveryId && file.of_change_request === ofRequest);
  return deliveries.map((delivery) => ({
    ...delivery,
    files: filesOf(delivery.id, false),
    changeFiles: filesOf(delivery.id, true),
  }));
}

/** The ids of what came with an order, its deliveries and proposals to change it. */
export function fileIdsOf(db: Queryable, orderId: string) {
  return db
    .selectFrom('order_file')
    .select('file_id')
    .where('order_id', '=', orderId)
    .union(
      db
        .selectFrom('order_change_file')
        .innerJoin('order_change', 'order_change.id', 'order_change_file.change_id')
        .select('file_id')
        .where('order_change.order_id', '=', orderId),
    )
    .union(
      db
        .selectFrom('delivery_file')
        .innerJoin('delivery', 'delivery.id', 'delivery_file.delivery_id')
        .select('file_id')
        .where('delivery.order_id', '=', orderId),
    );
}

/** A file that came with this order, a delivery of it or a proposal to change it. */
export function findFileOf(
  db: Queryable,
  orderId: string,
  fileId: string,
): Promise<FileTable | undefined> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', fileId)
    .where('id', 'in', fileIdsOf(db, orderId))
    .executeTakeFirst();
}

/** Whether the file came with an order, a delivery or a proposal to which the person is a party. */
export async function isOrderFileOf(
  db: Queryable,
  personId: string,
  fileId: string,
): Promise<boolean> {
  const attached = db
    .selectFrom('order_file')
    .select('order_id')
    .where('file_id', '=', fileId)
    .union(
      db
        .selectFrom('order_change_file')
        .innerJoin('order_change', 'order_change.id', 'order_change_file.change_id')
        .select('order_change.order_id')
        .where('file_id', '=', fileId),
    )
    .union(
      db
        .selectFrom('delivery_file')
        .innerJoin('delivery', 'delivery.id', 'delivery_file.delivery_id')
        .select('delivery.order_id')
        .where('file_id', '=', fileId),
    );
  const found = await db
    .selectFrom('project_order')
    .select('id')
    .where('id', 'in', attached)
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** How many files came with these orders and their deliveries; an order without one is left out. */
export async function countFilesOf(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const files = db
    .selectFrom('order_file')
    .select(['order_id', 'file_id'])
    .where('order_id', 'in', orderIds)
    .unionAll(
      db
        .selectFrom('delivery_file')
        .innerJoin('delivery', 'delivery.id', 'delivery_file.delivery_id')
        .select(['delivery.order_id', 'file_id'])
        .where('delivery.order_id', 'in', orderIds),
    );
  const counted = await db
    .selectFrom(files.as('files'))
    .select((eb) => ['order_id', eb.fn.countAll<number>().as('count')])
    .groupBy('order_id')
    .execute();
  return new Map(counted.map(({ order_id, count }) => [order_id, count]));
}

import { sql, type Insertable } from 'kysely';
import { nameWithMilestone } from '../../orders/earnings/earning-repository.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { FeeInvoiceTable } from './fee-invoice-table.ts';

/** Projects of an invoice are on no other one any more. */
export async function insertInvoice(
  tx: Tx,
  invoice: Insertable<FeeInvoiceTable>,
  orders: readonly { order_id: string; milestone_id: string | null; amount: number }[],
): Promise<void> {
  await tx.insertInto('fee_invoice').values(invoice).execute();
  await tx
    .insertInto('fee_invoice_order')
    .values(orders.map((order) => ({ ...order, fee_invoice_id: invoice.id })))
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'milestone_id']).doUpdateSet((eb) => ({
        fee_invoice_id: eb.ref('excluded.fee_invoice_id'),
        amount: eb.ref('excluded.amount'),
      })),
    )
    .execute();
}

/** An application pays for one of its projects, or has paid for it. */
const isUsed = sql<boolean>`exists (select from fee_invoice_order
  join earning on earning.order_id = fee_invoice_order.order_id
    and earning.milestone_id is not distinct from fee_invoice_order.milestone_id
  where fee_invoice_order.fee_invoice_id = fee_invoice.id
    and earning.status in ('settling', 'settled'))`;

export type ShownInvoice = Awaited<ReturnType<typeof listInvoices>>['rows'][number];

/** The supplier's invoices, the newest first, or the one with this id. */
export async function listInvoices(
  db: Queryable,
  supplierId: string,
  { limit, offset, id }: { limit: number; offset: number; id?: string },
) {
  let matching = db.selectFrom('fee_invoice').where('supplier_id', '=', supplierId);
  if (id !== undefined) matching = matching.where('fee_invoice.id', '=', id);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .innerJoin('file', 'file.id', 'fee_invoice.file_id')
    .selectAll('file')
    .select([
      'fee_invoice.id as invoice_id',
      'fee_invoice.number',
      'fee_invoice.amount',
      'fee_invoice.currency',
      'fee_invoice.created_at as invoiced_at',
      isUsed.as('used'),
    ])
    .orderBy('fee_invoice.created_at', 'desc')
    .orderBy('fee_invoice.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/** Projects of these invoices by the orders' numbers. */
export function projectsOfInvoices(db: Queryable, invoiceIds: readonly string[]) {
  return db
    .selectFrom('fee_invoice_order')
    .innerJoin('project_order', 'project_order.id', 'fee_invoice_order.order_id')
    .leftJoin('order_milestone', 'order_milestone.id', 'fee_invoice_order.milestone_id')
    .select([
      'fee_invoice_id',
      sql<string>`coalesce(fee_invoice_order.milestone_id, fee_invoice_order.order_id)`.as(
        'fee_id',
      ),
      nameWithMilestone.as('name'),
    ])
    .where('fee_invoice_id', 'in', invoiceIds)
    .orderBy('project_order.number')
    .orderBy('order_milestone.position')
    .execute();
}

/** Whether it is used, or undefined when the supplier has no such invoice. */
export async function invoiceUse(
  tx: Tx,
  supplierId: string,
  id: string,
): Promise<{ used: boolean; fileId: string } | undefined> {
  const row = await tx
    .selectFrom('fee_invoice')
    .select(['file_id as fileId', isUsed.as('used')])
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return row;
}

export async function deleteInvoice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('fee_invoice').where('id', '=', id).execute();
}

/** A file of an invoice that covers a project of this application. */
export function isInvoiceFileOf(
  db: Queryable,
  settlementId: string,
  fileId: string,
): Promise<unknown> {
  return db
    .selectFrom('fee_invoice')
    .innerJoin('fee_invoice_order', 'fee_invoice_order.fee_invoice_id', 'fee_invoice.id')
    .innerJoin('settlement_item', (join) =>
      join
        .onRef('settlement_item.order_id', '=', 'fee_invoice_order.order_id')
        .on(
          sql<boolean>`settlement_item.milestone_id is not distinct from fee_invoice_order.milestone_id`,
        ),
    )
    .select('fee_invoice.id')
    .where('settlement_id', '=', settlementId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
}

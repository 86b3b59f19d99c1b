import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { InvoiceDetailsTable } from './invoice-details-table.ts';

type Details = Selectable<InvoiceDetailsTable>;

export function findInvoiceDetails(db: Queryable, personId: string): Promise<Details | undefined> {
  return db.selectFrom('invoice_details').selectAll().where('id', '=', personId).executeTakeFirst();
}

export async function saveInvoiceDetailsRow(tx: Tx, details: Details): Promise<void> {
  const { id: _id, ...values } = details;
  await tx
    .insertInto('invoice_details')
    .values(details)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

export async function forgetInvoiceDetails(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('invoice_details').where('id', '=', personId).execute();
}

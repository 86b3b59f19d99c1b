import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { TaxInvoiceIssuanceTable } from './tax-invoice-table.ts';

export type Issuance = Selectable<TaxInvoiceIssuanceTable>;

export async function insertIssuance(
  tx: Tx,
  issuance: Insertable<TaxInvoiceIssuanceTable>,
): Promise<void> {
  await tx.insertInto('tax_invoice_issuance').values(issuance).execute();
}

/** The paper that was asked for is there. */
export async function takeIssuing(tx: Tx, invoiceId: string): Promise<void> {
  await tx
    .updateTable('tax_invoice_order')
    .set((eb) => ({ invoiced: eb.ref('issuing') }))
    .where('invoice_id', '=', invoiceId)
    .execute();
}

export async function updateIssuance(
  tx: Tx,
  id: string,
  changes: Updateable<TaxInvoiceIssuanceTable>,
): Promise<void> {
  await tx.updateTable('tax_invoice_issuance').set(changes).where('id', '=', id).execute();
}

export function findIssuance(db: Queryable, id: string): Promise<Issuance | undefined> {
  return db.selectFrom('tax_invoice_issuance').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findIssuanceByNumber(db: Queryable, number: string): Promise<Issuance | undefined> {
  return db
    .selectFrom('tax_invoice_issuance')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Locked until this transaction ends; its invoice is locked first. */
export function lockIssuance(tx: Tx, id: string): Promise<Issuance | undefined> {
  return tx
    .selectFrom('tax_invoice_issuance')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What the provider was asked for last. */
export function lastIssuance(db: Queryable, invoiceId: string): Promise<Issuance | undefined> {
  return db
    .selectFrom('tax_invoice_issuance')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether the provider issued the invoice itself: only then it knows what red letters take back. */
export async function wasIssuedByProvider(db: Queryable, invoiceId: string): Promise<boolean> {
  const found = await db
    .selectFrom('tax_invoice_issuance')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'invoice')
    .where('state', '=', 'issued')
    .executeTakeFirst();
  return found !== undefined;
}

import { issuedTaxInvoiceStatuses } from '@tolk/domain';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import { invoicedBefore, shareOf } from './invoiceable-repository.ts';
import type {
  TaxInvoiceDocumentTable,
  TaxInvoiceEventTable,
  TaxInvoiceTable,
} from './tax-invoice-table.ts';

export type TaxInvoiceRow = Selectable<TaxInvoiceTable>;

/** Its orders' rows are locked: each comes after the live invoices that its order has. */
export async function insertTaxInvoice(
  tx: Tx,
  invoice: Insertable<TaxInvoiceTable>,
  orderIds: readonly string[],
): Promise<void> {
  await tx.insertInto('tax_invoice').values(invoice).execute();
  await tx
    .insertInto('tax_invoice_order')
    .values(
      orderIds.map((order_id) => ({
        invoice_id: invoice.id,
        order_id,
        ordinal: sql<number>`(select count(*) from tax_invoice_order as before
          where before.order_id = ${order_id} and before.live)`,
      })),
    )
    .execute();
}

/** Locked until this transaction ends; of one client, or of anybody. */
export function lockTaxInvoice(
  tx: Tx,
  id: string,
  clientId?: string,
): Promise<TaxInvoiceRow | undefined> {
  return tx
    .selectFrom('tax_invoice')
    .selectAll()
    .where('id', '=', id)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .forUpdate()
    .executeTakeFirst();
}

/** The invoices that an order is on, locked. */
export function lockTaxInvoicesOf(tx: Tx, orderId: string): Promise<TaxInvoiceRow[]> {
  return tx
    .selectFrom('tax_invoice')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('tax_invoice_order')
        .select('invoice_id')
        .where('order_id', '=', orderId)
        .where('live', '=', true),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateTaxInvoice(
  tx: Tx,
  id: string,
  changes: Updateable<TaxInvoiceTable>,
): Promise<void> {
  await tx
    .updateTable('tax_invoice')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function insertTaxInvoiceEvent(
  tx: Tx,
  event: Insertable<TaxInvoiceEventTable>,
): Promise<void> {
  await tx.insertInto('tax_invoice_event').values(event).execute();
}

/** Another invoice may take its orders from now on. */
export async function freeOrders(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('tax_invoice_order')
    .set({ live: false })
    .where('invoice_id', '=', id)
    .execute();
}

/** Its papers now say what belonged on it when it was looked at. */
export async function markInvoiced(
  tx: Tx,
  id: string,
  lines: readonly Pick<InvoiceLine, 'order_id' | 'paid'>[],
): Promise<void> {
  await writeShares(tx, 'invoiced', id, lines);
}

/** So will its papers, once what the provider was asked for is issued. */
export async function markIssuing(
  tx: Tx,
  id: string,
  lines: readonly Pick<InvoiceLine, 'order_id' | 'paid'>[],
): Promise<void> {
  await writeShares(tx, 'issuing', id, lines);
}

async function writeShares(
  tx: Tx,
  column: 'invoiced' | 'issuing',
  id: string,
  lines: readonly Pick<InvoiceLine, 'order_id' | 'paid'>[],
): Promise<void> {
  await sql`update tax_invoice_order as line set ${sql.ref(column)} = said.paid
    from unnest(${lines.map(({ order_id }) => order_id)}::uuid[], ${lines.map(({ paid }) => paid)}::bigint[])
      as said (order_id, paid)
    where line.invoice_id = ${id} and line.order_id = said.order_id`.execute(tx);
}

/** Red letters change what belongs on a further invoice that is asked for: who looked at it before is told. */
export async function renewLaterRequests(tx: Tx, id: string): Promise<void> {
  await sql`update tax_invoice set version = version + 1
    where issued_at is null and id in (
      select later.invoice_id from tax_invoice_order as own
      join tax_invoice_order as later on later.order_id = own.order_id
        and later.live and later.ordinal > own.ordinal
      where own.invoice_id = ${id})`.execute(tx);
}

/** Issued invoices of orders refunded since then that say too much and are marked by nobody, a hundred at most. */
export async function overstatedInvoices(db: Queryable, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct line.invoice_id as id from refund
    join tax_invoice_order as line on line.order_id = refund.order_id and line.live
    join tax_invoice on tax_invoice.id = line.invoice_id
    where refund.created_at >= ${since} and tax_invoice.status in ('issued', 'corrected')
      and line.invoiced > ${shareOf('line')}
    limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertTaxInvoiceDocument(
  tx: Tx,
  document: Insertable<TaxInvoiceDocumentTable>,
): Promise<void> {
  await tx.insertInto('tax_invoice_document').values(document).execute();
}

/** What is on these invoices, by the number of the order. */
export function linesOf(db: Queryable, invoiceIds: readonly string[]) {
  return db
    .selectFrom('tax_invoice_order as line')
    .innerJoin('project_order', 'project_order.id', 'line.order_id')
    .leftJoin('order_reference', 'order_reference.order_id', 'line.order_id')
    .select([
      'line.invoice_id',
      'line.order_id',
      'line.invoiced',
      'project_order.number',
      'project_order.name',
      'order_reference.purchase_order',
      'order_reference.cost_centre',
      shareOf('line').as('paid'),
      invoicedBefore('line').as('invoiced_before'),
    ])
    .where('line.invoice_id', 'in', invoiceIds)
    .orderBy('project_order.number')
    .execute();
}

/** The papers of these invoices with their files, the first one first. */
export function documentsOf(db: Queryable, invoiceIds: readonly string[]) {
  return db
    .selectFrom('tax_invoice_document as document')
    .innerJoin('file', 'file.id', 'document.file_id')
    .selectAll('file')
    .select([
      'document.id as document_id',
      'document.invoice_id',
      'document.kind',
      'document.number',
      sql<string>`to_char(document.issued_on, 'YYYY-MM-DD')`.as('issued_on'),
      'document.amount',
    ])
    .where('document.invoice_id', 'in', invoiceIds)
    .orderBy('document.created_at')
    .orderBy('document.id')
    .execute();
}

export type InvoiceLine = Awaited<ReturnType<typeof linesOf>>[number];
export type InvoiceDocument = Awaited<ReturnType<typeof documentsOf>>[number];

/** A client's, the newest first. */
export async function listTaxInvoices(
  db: Queryable,
  clientId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: TaxInvoiceRow[] }> {
  const own = db.selectFrom('tax_invoice').where('client_id', '=', clientId);
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

export function findOwnTaxInvoice(
  db: Queryable,
  clientId: string,
  id: string,
): Promise<TaxInvoiceRow | undefined> {
  return db
    .selectFrom('tax_invoice')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

export function findTaxInvoice(db: Queryable, id: string): Promise<TaxInvoiceRow | undefined> {
  return db.selectFrom('tax_invoice').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The invoices that a client's order is on, the newest first. */
export function findTaxInvoicesOf(
  db: Queryable,
  clientId: string,
  orderId: string,
): Promise<TaxInvoiceRow[]> {
  return db
    .selectFrom('tax_invoice')
    .innerJoin('tax_invoice_order as line', 'line.invoice_id', 'tax_invoice.id')
    .selectAll('tax_invoice')
    .where('line.order_id', '=', orderId)
    .where('line.live', '=', true)
    .where('client_id', '=', clientId)
    .orderBy('line.ordinal', 'desc')
    .execute();
}

/** The file of a paper with its invoice; of one client, or of anybody. */
export function findDocument(db: Queryable, documentId: string, clientId?: string) {
  return db
    .selectFrom('tax_invoice_document as document')
    .innerJoin('tax_invoice', 'tax_invoice.id', 'document.invoice_id')
    .innerJoin('file', 'file.id', 'document.file_id')
    .selectAll('file')
    .select(['tax_invoice.id as invoice_id', 'tax_invoice.client_id'])
    .where('document.id', '=', documentId)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .executeTakeFirst();
}

/**
 * What was never issued goes with its client; the rest is kept (docs/product/data.md#tax-invoice), and what the
 * provider was asked for may be issued any moment.
 */
export async function forgetTaxInvoices(tx: Tx, clientId: string): Promise<void> {
  await tx
    .deleteFrom('tax_invoice')
    .where('client_id', '=', clientId)
    .where('status', 'not in', issuedTaxInvoiceStatuses)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tax_invoice_issuance')
            .select('id')
            .whereRef('invoice_id', '=', 'tax_invoice.id')
            .where('state', '=', 'pending'),
        ),
      ),
    )
    .execute();
}

/** Of clients who are gone, with the time of their keeping over; answers the ids of their files. */
export async function deleteOutlived(tx: Tx, issuedBefore: Date): Promise<string[]> {
  const outlived = await tx
    .selectFrom('tax_invoice')
    .innerJoin('person', 'person.id', 'client_id')
    .select('tax_invoice.id')
    .where('issued_at', '<', issuedBefore)
    .where('person.deleted_at', 'is not', null)
    .limit(100)
    .execute();
  if (outlived.length === 0) return [];
  const ids = outlived.map(({ id }) => id);
  const papers = await tx
    .deleteFrom('tax_invoice_document')
    .where('invoice_id', 'in', ids)
    .returning('file_id')
    .execute();
  await tx.deleteFrom('tax_invoice').where('id', 'in', ids).execute();
  return papers.map(({ file_id }) => file_id);
}

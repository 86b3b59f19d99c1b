import type { Queryable } from '../database/schema.ts';
import type { ServerKeys } from '../database/server-key.ts';
import { documentsOf, linesOf } from '../orders/tax-invoices/tax-invoice-repository.ts';
import { invoiceCurrency } from '../orders/tax-invoices/present-tax-invoice.ts';
import { unsealAccount } from '../profiles/invoicing/invoice-details.ts';
import { findInvoiceDetails } from '../profiles/invoicing/invoice-details-repository.ts';
import { allTaxInvoices } from './order-data-repository.ts';
import { readableKeys, readableMoney } from './readable.ts';

/** What stands on the client's invoices, and the tax invoices that they asked for. */
export async function exportInvoices(db: Queryable, personId: string, serverKeys: ServerKeys) {
  const details = await findInvoiceDetails(db, personId);
  return {
    invoiceDetails: details === undefined ? null : readable(details, serverKeys),
    taxInvoices: await exportTaxInvoices(db, personId, serverKeys),
  };
}

async function exportTaxInvoices(db: Queryable, personId: string, serverKeys: ServerKeys) {
  const invoices = await allTaxInvoices(db, personId);
  if (invoices.length === 0) return [];
  const ids = invoices.map(({ id }) => id);
  const lines = await linesOf(db, ids);
  const papers = await documentsOf(db, ids);
  return invoices.map((invoice) => ({
    ...readable(invoice, serverKeys),
    orders: lines
      .filter(({ invoice_id }) => invoice_id === invoice.id)
      .map(({ number, name, paid }) => ({
        number,
        name,
        amount: readableMoney(paid, invoiceCurrency),
      })),
    papers: papers
      .filter(({ invoice_id }) => invoice_id === invoice.id)
      .map(({ kind, number, issued_on, amount, name }) => ({
        kind,
        number,
        issuedOn: issued_on,
        amount: readableMoney(amount, invoiceCurrency),
        file: name,
      })),
  }));
}

/** Without the keys that only lead to other rows. */
function readable<Row extends { id: string; sealed_bank_account: Buffer | null }>(
  { id: _id, sealed_bank_account, ...row }: Row,
  serverKeys: ServerKeys,
) {
  return { ...readableKeys(row), bankAccount: unsealAccount(serverKeys, sealed_bank_account) };
}

import type { Dependencies } from '../../dependencies.ts';
import type { InvoiceIssuer } from '../../ports/invoice-issuer.ts';
import { unsealAccount } from '../../profiles/invoicing/invoice-details.ts';
import type { Issuance } from './issuance-repository.ts';
import {
  documentsOf,
  findTaxInvoice,
  linesOf,
  type InvoiceLine,
  type TaxInvoiceRow,
} from './tax-invoice-repository.ts';

/** Asks for the paper with all that stands on it. Throws errors of the provider. */
export async function askFor(
  { db, config }: Dependencies,
  issuer: InvoiceIssuer,
  { invoice_id, kind: paperKind, number, amount }: Issuance,
  notifyUrl: string,
): Promise<void> {
  const invoice = await findTaxInvoice(db, invoice_id);
  if (invoice === undefined) throw new Error(`issuance ${number} is of no invoice`);
  const buyer = {
    name: invoice.title,
    taxNumber: invoice.tax_number,
    address: invoice.address,
    phone: invoice.phone,
    bank: invoice.bank,
    bankAccount: unsealAccount(config.serverKeys, invoice.sealed_bank_account),
    email: invoice.email,
  };
  const asked = { number, amount, kind: invoice.kind, buyer, notifyUrl };
  if (paperKind === 'invoice') {
    const remarks = remarksOf(invoice, await linesOf(db, [invoice.id]));
    return issuer.issue({ ...asked, remarks });
  }
  const original = (await documentsOf(db, [invoice.id])).find(({ kind }) => kind === 'invoice');
  if (original === undefined) throw new Error(`issuance ${number} takes nothing back`);
  const isWhole = amount === original.amount;
  return issuer.issueRedLetter({ ...asked, original: original.number, isWhole });
}

/** What the client asked for first: the rest may be cut off. */
function remarksOf({ note }: TaxInvoiceRow, lines: readonly InvoiceLine[]): string {
  const orders = lines.map(({ number, purchase_order, cost_centre }) =>
    [number, purchase_order, cost_centre].filter(Boolean).join(' '),
  );
  return [note.trim(), ...orders].filter(Boolean).join('; ');
}

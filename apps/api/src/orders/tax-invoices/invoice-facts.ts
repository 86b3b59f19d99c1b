import type { TaxInvoiceFacts } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lastIssuance, wasIssuedByProvider, type Issuance } from './issuance-repository.ts';
import { paidOf, toTakeBackOf } from './present-tax-invoice.ts';
import { linesOf, type InvoiceLine, type TaxInvoiceRow } from './tax-invoice-repository.ts';

/** An invoice with its orders, and what decides what may be done about it. */
export interface InvoiceStanding {
  lines: InvoiceLine[];
  issuance: Issuance | undefined;
  facts: TaxInvoiceFacts;
}

export async function standingOf(
  db: Queryable,
  { id, status }: Pick<TaxInvoiceRow, 'id' | 'status'>,
  { invoices }: Pick<Dependencies, 'invoices'>,
): Promise<InvoiceStanding> {
  const lines = await linesOf(db, [id]);
  const issuance = await lastIssuance(db, id);
  const canBeSent =
    invoices !== null && (status !== 'toCorrect' || (await wasIssuedByProvider(db, id)));
  const isWithIssuer = issuance?.state === 'pending';
  const toTakeBack = toTakeBackOf(lines);
  const facts = { paid: paidOf(lines), toTakeBack, canBeSent, isWithIssuer };
  return { lines, issuance, facts };
}

import type { InvoiceableOrder as ShownOrder, TaxInvoice } from '@tolk/contract';
import {
  actionsFor,
  taxInvoiceActions,
  taxInvoiceLifecycle,
  type Actor,
  type TaxInvoiceAction,
  type TaxInvoiceFacts,
} from '@tolk/domain';
import { presentActions } from '../../calls/action-states.ts';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { presentFile } from '../../files/uploads/files.ts';
import type { References } from '../references/order-reference-repository.ts';
import type { InvoiceableOrder } from './invoiceable-repository.ts';
import {
  documentsOf,
  linesOf,
  type InvoiceDocument,
  type InvoiceLine,
  type TaxInvoiceRow,
} from './tax-invoice-repository.ts';

/** Invoices are about orders in yuan alone. */
export const invoiceCurrency = 'CNY';

/** What a client may do hangs on the state alone. */
export const clientFacts: TaxInvoiceFacts = {
  paid: 0,
  toTakeBack: 0,
  canBeSent: false,
  isWithIssuer: false,
};

const offered: ReadonlySet<TaxInvoiceAction> = new Set(taxInvoiceActions);

export function presentInvoiceable(
  order: InvoiceableOrder,
  references: References = { purchaseOrder: '', costCentre: '' },
) {
  return {
    projectOrderId: order.id,
    orderNumber: order.number,
    orderName: order.name,
    amount: order.rest,
    invoicedBefore: order.invoiced,
    ...references,
    endTime: order.ended_at.toISOString(),
  } satisfies ShownOrder;
}

/** A client's invoices as the client sees them. */
export async function presentTaxInvoices(
  db: Queryable,
  invoices: readonly TaxInvoiceRow[],
  context: Pick<CallContext, 'language' | 'now'>,
): Promise<TaxInvoice[]> {
  if (invoices.length === 0) return [];
  const ids = invoices.map(({ id }) => id);
  const lines = await linesOf(db, ids);
  const documents = await documentsOf(db, ids);
  return invoices.map((invoice) => {
    const own = lines.filter(({ invoice_id }) => invoice_id === invoice.id);
    const papers = documents.filter(({ invoice_id }) => invoice_id === invoice.id);
    return {
      ...presentCommon(invoice, paidOf(own)),
      orders: own.map(presentLine),
      documents: papers.map(presentDocument),
      allowedActions: invoiceActions(invoice, clientFacts, 'client', context),
    };
  });
}

export async function presentTaxInvoice(
  db: Queryable,
  invoice: TaxInvoiceRow,
  context: Pick<CallContext, 'language' | 'now'>,
): Promise<TaxInvoice> {
  const [shown] = await presentTaxInvoices(db, [invoice], context);
  if (shown === undefined) throw new Error('An invoice that is there is presented');
  return shown;
}

/** Fen of these orders that belong on their invoice now. */
export function paidOf(lines: readonly Pick<InvoiceLine, 'paid'>[]): number {
  return lines.reduce((sum, { paid }) => sum + paid, 0);
}

/**
 * Fen that the papers say too much, order by order: what one was paid more since, which another invoice
 * is about, doesn't make up for what went back of another.
 */
export function toTakeBackOf(lines: readonly Pick<InvoiceLine, 'invoiced' | 'paid'>[]): number {
  return lines.reduce((sum, { invoiced, paid }) => sum + Math.max(0, invoiced - paid), 0);
}

export function presentCommon(invoice: TaxInvoiceRow, paid: number) {
  return {
    taxInvoiceId: invoice.id,
    version: invoice.version,
    invoiceKind: invoice.kind,
    status: invoice.status,
    title: invoice.title,
    taxNumber: invoice.tax_number,
    note: invoice.note,
    currency: invoiceCurrency,
    amount: paid,
    requestTime: invoice.requested_at.toISOString(),
    reason: invoice.reason,
  };
}

export function presentLine(line: InvoiceLine) {
  return {
    projectOrderId: line.order_id,
    orderNumber: line.number,
    orderName: line.name,
    amount: line.paid,
    invoicedBefore: line.invoiced_before,
    purchaseOrder: line.purchase_order ?? '',
    costCentre: line.cost_centre ?? '',
  };
}

export function presentDocument(document: InvoiceDocument) {
  return {
    documentId: document.document_id,
    kind: document.kind,
    invoiceNumber: document.number,
    invoiceDate: document.issued_on,
    amount: document.amount,
    file: presentFile(document),
  };
}

/** What a side may do about an invoice now. */
export function invoiceActions(
  { status }: Pick<TaxInvoiceRow, 'status'>,
  facts: TaxInvoiceFacts,
  actor: Actor,
  { language, now }: Pick<CallContext, 'language' | 'now'>,
) {
  // Where no provider is there, the desk is as if there never was one.
  const states = actionsFor(taxInvoiceLifecycle, status, actor, facts, now).filter(
    ({ action }) => action !== 'send' || facts.canBeSent,
  );
  return presentActions(states, offered, language);
}

import type { InvoiceableOrders, RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import { answerWithFile } from '../../files/uploads/files.ts';
import { referencesOf } from '../references/order-reference-repository.ts';
import {
  countOwnOrders,
  invoiceableAmount,
  invoiceableMonths,
  invoiceableOrders,
} from './invoiceable-repository.ts';
import { invoiceCurrency, presentInvoiceable, presentTaxInvoices } from './present-tax-invoice.ts';
import { findDocument, findTaxInvoicesOf, listTaxInvoices } from './tax-invoice-repository.ts';

type Calls = typeof calls.clientinterface.invoices;

export async function ownInvoiceableOrders(
  { month, ...page }: RequestOf<Calls['getInvoiceableOrders']>,
  { deps, personId }: CallContext,
): Promise<InvoiceableOrders> {
  const asked = { ...pagingOf(page), ...(month === undefined ? {} : { month }) };
  const { total, rows } = await invoiceableOrders(deps.db, personId, asked);
  const references = await referencesOf(
    deps.db,
    rows.map(({ id }) => id),
  );
  return {
    total,
    list: rows.map((order) => presentInvoiceable(order, references.get(order.id))),
    currency: invoiceCurrency,
    months: await invoiceableMonths(deps.db, personId),
  };
}

export async function ownTaxInvoices(
  page: RequestOf<Calls['getTaxInvoiceList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getTaxInvoiceList']>> {
  const { deps, personId } = context;
  const { total, rows } = await listTaxInvoices(deps.db, personId, pagingOf(page));
  return { total, list: await presentTaxInvoices(deps.db, rows, context) };
}

/** Throws `notFound`. */
export async function taxInvoiceOfOrder(
  { projectOrderId }: RequestOf<Calls['getTaxInvoiceOfOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getTaxInvoiceOfOrder']>> {
  const { deps, personId } = context;
  const { db } = deps;
  if ((await countOwnOrders(db, personId, [projectOrderId])) === 0) refuse('notFound');
  const invoices = await findTaxInvoicesOf(db, personId, projectOrderId);
  const [latest = null, ...earlier] = await presentTaxInvoices(db, invoices, context);
  const amount = await invoiceableAmount(db, personId, projectOrderId);
  return {
    taxInvoice: latest,
    earlierTaxInvoices: earlier,
    canRequest: amount > 0,
    invoiceable: amount,
  };
}

/** A paper of the caller's. Throws `notFound`. */
export async function downloadOwnPaper(
  { documentId }: RequestOf<Calls['downloadTaxInvoiceFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId } = context;
  const file = (await findDocument(deps.db, documentId, personId)) ?? refuse('notFound');
  await answerWithFile(file, context);
  return {};
}

import {
  findTransition,
  taxInvoiceLifecycle,
  type TaxInvoiceAction,
  type TaxInvoiceStatus,
} from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lastIssuance } from './issuance-repository.ts';
import { toTakeBackOf } from './present-tax-invoice.ts';
import {
  insertTaxInvoiceEvent,
  linesOf,
  lockTaxInvoicesOf,
  updateTaxInvoice,
  type TaxInvoiceRow,
} from './tax-invoice-repository.ts';

/**
 * An order's money is refunded: an issued invoice has to be corrected if it says more than belongs on it
 * now. The sum of one not yet issued changes, so an act on the version from before gets `conflict`.
 * Called under the order's lock, after the refund is written.
 */
export async function noteRefundOnInvoices(tx: Tx, orderId: string, at: Date): Promise<void> {
  for (const invoice of await lockTaxInvoicesOf(tx, orderId)) await noteRefund(tx, invoice, at);
}

/** The same about one of them, which is locked. */
export async function noteRefund(tx: Tx, invoice: TaxInvoiceRow, at: Date): Promise<void> {
  const transition = findTransition(taxInvoiceLifecycle, invoice.status, 'provider', 'refund');
  if (transition === undefined) return;
  const corrects = transition.to === 'toCorrect';
  // What is on no invoice, or on a later one, can be refunded without correcting this one.
  if (corrects && toTakeBackOf(await linesOf(tx, [invoice.id])) === 0) return;
  await note(tx, invoice, 'refund', corrects ? 'toCorrect' : invoice.status, at);
}

/**
 * More is paid for an order: what was to be corrected may be right again, and the sum of what is open
 * changes likewise. Called under the order's lock, after the payment is written.
 */
export async function notePaymentOnInvoices(tx: Tx, orderId: string, at: Date): Promise<void> {
  for (const invoice of await lockTaxInvoicesOf(tx, orderId)) {
    const { status } = invoice;
    if (findTransition(taxInvoiceLifecycle, status, 'provider', 'payment') === undefined) continue;
    const isPending = (await lastIssuance(tx, invoice.id))?.state === 'pending';
    const then = isPending ? status : await statusWithoutIssuer(tx, invoice);
    await note(tx, invoice, 'payment', then, at);
  }
}

/** Where the provider is at nothing: one to be corrected is issued again if its papers are right by now. */
export async function statusWithoutIssuer(
  tx: Tx,
  { id, status }: TaxInvoiceRow,
): Promise<TaxInvoiceStatus> {
  if (status !== 'toCorrect') return status;
  return toTakeBackOf(await linesOf(tx, [id])) === 0 ? 'issued' : status;
}

async function note(
  tx: Tx,
  invoice: TaxInvoiceRow,
  action: 'refund' | 'payment',
  status: TaxInvoiceStatus,
  at: Date,
): Promise<void> {
  await updateTaxInvoice(tx, invoice.id, { status });
  await noteStep(tx, invoice, action, at);
}

/** Writes what happened to an invoice without anybody of the staff into its story, and tells the client's screens. */
export async function noteStep(
  tx: Tx,
  { id, client_id }: TaxInvoiceRow,
  action: TaxInvoiceAction,
  at: Date,
): Promise<void> {
  await insertTaxInvoiceEvent(tx, {
    invoice_id: id,
    action,
    staff_id: null,
    to_staff_id: null,
    at,
  });
  invalidate(tx, client_id, ['TaxInvoice']);
}

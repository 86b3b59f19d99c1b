import { findTransition, taxInvoiceLifecycle } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { saysMoreThanPaid } from './present-tax-invoice.ts';
import {
  insertTaxInvoiceEvent,
  linesOf,
  lockTaxInvoiceOf,
  updateTaxInvoice,
} from './tax-invoice-repository.ts';

/**
 * An order's money is refunded: an issued invoice has to be corrected if it says more than is paid now.
 * The sum of one not yet issued changes, so an act on the version from before gets `conflict`. Called
 * under the order's lock, after the refund is written.
 */
export async function noteRefundOnInvoice(tx: Tx, orderId: string, at: Date): Promise<void> {
  const invoice = await lockTaxInvoiceOf(tx, orderId);
  if (invoice === undefined) return;
  const transition = findTransition(taxInvoiceLifecycle, invoice.status, 'provider', 'refund');
  if (transition === undefined) return;
  const corrects = transition.to === 'toCorrect';
  // What was paid after the invoice was issued is not on it, and can be refunded without correcting it.
  if (corrects && !saysMoreThanPaid(await linesOf(tx, [invoice.id]))) return;
  await updateTaxInvoice(tx, invoice.id, { status: corrects ? 'toCorrect' : invoice.status });
  await insertTaxInvoiceEvent(tx, {
    invoice_id: invoice.id,
    action: 'refund',
    staff_id: null,
    to_staff_id: null,
    at,
  });
  invalidate(tx, invoice.client_id, ['TaxInvoice']);
}

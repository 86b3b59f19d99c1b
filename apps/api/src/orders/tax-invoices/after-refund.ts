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
 * Money of an order goes back: what was issued is to be corrected where it says more than is paid now,
 * and what is about to be issued is about another sum, so that who holds the old one is told
 * (`conflict`). Comes under the order's lock, once the refund is written.
 */
export async function noteRefundOnInvoice(tx: Tx, orderId: string, at: Date): Promise<void> {
  const invoice = await lockTaxInvoiceOf(tx, orderId);
  if (invoice === undefined) return;
  const transition = findTransition(taxInvoiceLifecycle, invoice.status, 'provider', 'refund');
  if (transition === undefined) return;
  const corrects = transition.to === 'toCorrect';
  // A price that rose after the invoice was issued is on no paper: of that, any sum may go back.
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

import { findTransition, taxInvoiceLifecycle } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { saysMoreThanPaid } from './present-tax-invoice.ts';
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

async function noteRefund(tx: Tx, invoice: TaxInvoiceRow, at: Date): Promise<void> {
  const transition = findTransition(taxInvoiceLifecycle, invoice.status, 'provider', 'refund');
  if (transition === undefined) return;
  const corrects = transition.to === 'toCorrect';
  // What is on no invoice, or on a later one, can be refunded without correcting this one.
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

import { DAY, addMs } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockTaxInvoice, overstatedInvoices } from './tax-invoice-repository.ts';
import { noteRefund } from './when-money-moves.ts';

/** Refunds are looked back at this long (ms): longer than any upgrade takes. */
const backMs = 30 * DAY;

/**
 * Marks issued invoices that say too much as to be corrected. An image from before further invoices
 * leaves them unmarked: it compares the sum of a whole invoice, and knows one invoice of an order.
 */
export async function markOverstatedInvoices(
  { db }: Pick<Dependencies, 'db'>,
  now: Date,
): Promise<void> {
  for (const id of await overstatedInvoices(db, addMs(now, -backMs))) {
    await transaction(db, async (tx) => {
      const invoice = await lockTaxInvoice(tx, id);
      if (invoice !== undefined) await noteRefund(tx, invoice, now);
    });
  }
}

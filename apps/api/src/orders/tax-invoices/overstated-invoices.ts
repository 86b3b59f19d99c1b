import { DAY, addMs } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockTaxInvoice, overstatedInvoices } from './tax-invoice-repository.ts';
import { noteRefund } from './when-money-moves.ts';

/** Refunds are looked back at this long (ms): longer than any upgrade takes. */
const backMs = 30 * DAY;

/**
 * Finds what nobody marked: the image before compared the sums of a whole invoice, and knew one invoice
 * of an order. Each is to be corrected then.
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

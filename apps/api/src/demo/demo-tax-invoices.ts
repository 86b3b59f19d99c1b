import { addMs, HOUR } from '@tolk/domain';
import { demoInvoiceDetails } from '@tolk/demo-data';
import type { Dependencies } from '../dependencies.ts';
import { ownInvoiceableOrders } from '../orders/tax-invoices/own-invoices.ts';
import { requestTaxInvoice } from '../orders/tax-invoices/request-invoice.ts';
import { saveInvoiceDetails } from '../profiles/invoicing/invoice-details.ts';
import { contextOf } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';

/** A client has said what stands on invoices and asks for one on the newest order that ended. */
export async function requestDemoInvoice(
  deps: Dependencies,
  people: Ids,
  now: Date,
): Promise<void> {
  const context = contextOf(deps, idOf(people, 'jihe-medical'), 'client', addMs(now, -3 * HOUR));
  await saveInvoiceDetails(demoInvoiceDetails, context);
  const { list } = await ownInvoiceableOrders({ pageSize: 1 }, context);
  const projectOrderIds = list.map(({ projectOrderId }) => projectOrderId);
  await requestTaxInvoice({ invoiceKind: 'ordinary', projectOrderIds, note: '' }, context);
}

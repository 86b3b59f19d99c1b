import { clientInvoices } from '@tolk/contract/calls/clientinterface/invoices';
import { route } from '../../calls/route.ts';
import {
  downloadOwnPaper,
  ownInvoiceableOrders,
  ownTaxInvoices,
  taxInvoiceOfOrder,
} from '../../orders/tax-invoices/own-invoices.ts';
import {
  requestTaxInvoice,
  withdrawTaxInvoice,
} from '../../orders/tax-invoices/request-invoice.ts';
import { ownInvoiceDetails, saveInvoiceDetails } from '../../profiles/invoicing/invoice-details.ts';

export const clientInvoiceRoutes = [
  route(clientInvoices.getInvoiceDetails, (_request, context) => ownInvoiceDetails(context)),
  route(clientInvoices.saveInvoiceDetails, saveInvoiceDetails),
  route(clientInvoices.getInvoiceableOrders, ownInvoiceableOrders),
  route(clientInvoices.requestTaxInvoice, requestTaxInvoice),
  route(clientInvoices.withdrawTaxInvoice, withdrawTaxInvoice),
  route(clientInvoices.getTaxInvoiceList, ownTaxInvoices),
  route(clientInvoices.getTaxInvoiceOfOrder, taxInvoiceOfOrder),
  route(clientInvoices.downloadTaxInvoiceFile, downloadOwnPaper),
];

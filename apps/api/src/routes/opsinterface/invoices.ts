import { opsInvoices } from '@tolk/contract/calls/opsinterface/invoices';
import { route } from '../../calls/route.ts';
import { deleteOwnStaffFile, uploadStaffFile } from '../../files/uploads/staff-files.ts';
import { declineTaxInvoice } from '../../orders/tax-invoices/assign-invoice.ts';
import {
  downloadPaper,
  exportTaxInvoiceList,
  taxInvoiceDetail,
  taxInvoiceQueue,
} from '../../orders/tax-invoices/desk.ts';
import { correctTaxInvoice, issueTaxInvoice } from '../../orders/tax-invoices/issue-invoice.ts';
import { sendTaxInvoice } from '../../orders/tax-invoices/send-invoice.ts';

export const opsInvoiceRoutes = [
  route(opsInvoices.getTaxInvoiceQueue, taxInvoiceQueue),
  route(opsInvoices.exportTaxInvoiceList, exportTaxInvoiceList),
  route(opsInvoices.getTaxInvoiceDetail, taxInvoiceDetail),
  route(opsInvoices.sendTaxInvoice, sendTaxInvoice),
  route(opsInvoices.issueTaxInvoice, issueTaxInvoice),
  route(opsInvoices.correctTaxInvoice, correctTaxInvoice),
  route(opsInvoices.declineTaxInvoice, declineTaxInvoice),
  route(opsInvoices.uploadTaxInvoiceFile, (_request, context) =>
    uploadStaffFile('taxInvoice', context),
  ),
  route(opsInvoices.deleteTaxInvoiceFile, deleteOwnStaffFile),
  route(opsInvoices.downloadTaxInvoiceFile, downloadPaper),
];

import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Flag,
  Id,
  ListOf,
  MinorUnits,
  Nothing,
  Nullable,
  Page,
} from '../../schemas/base.ts';
import {
  InvoiceableOrders,
  InvoiceDetails,
  InvoiceDetailsForm,
  ShanghaiMonth,
  TaxInvoice,
  TaxInvoiceForm,
} from '../../schemas/tax-invoice.ts';

/** Tax invoices (fapiao): what stands on them, asking for one, the papers. */
export const clientInvoices = {
  getInvoiceDetails: defineCall({
    path: '/clientinterface/getInvoiceDetails',
    access: 'client',
    organisation: 'read',
    summary: 'What stands on the client’s invoices.',
    request: Nothing,
    response: InvoiceDetails,
    idempotency: 'none',
  }),
  saveInvoiceDetails: defineCall({
    path: '/clientinterface/saveInvoiceDetails',
    access: 'client',
    organisation: 'pay',
    summary: 'Save what stands on invoices besides name and tax number.',
    request: InvoiceDetailsForm,
    response: InvoiceDetails,
    idempotency: 'accepted',
  }),
  getInvoiceableOrders: defineCall({
    path: '/clientinterface/getInvoiceableOrders',
    access: 'client',
    organisation: 'read',
    summary:
      'Orders that ended with money that is on no invoice yet and no open request, the newest first.',
    request: Type.Object({
      ...Page,
      month: Type.Optional(ShanghaiMonth),
    }),
    response: InvoiceableOrders,
    idempotency: 'none',
  }),
  requestTaxInvoice: defineCall({
    path: '/clientinterface/requestTaxInvoice',
    access: 'client',
    organisation: 'pay',
    summary: 'Ask for a tax invoice on one order, or on several of one month.',
    request: TaxInvoiceForm,
    response: TaxInvoice,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  withdrawTaxInvoice: defineCall({
    path: '/clientinterface/withdrawTaxInvoice',
    access: 'client',
    organisation: 'pay',
    summary: 'Withdraw what was asked for before staff work on it; its orders are free again.',
    request: Type.Object({ taxInvoiceId: Id, version: Count }),
    response: TaxInvoice,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  getTaxInvoiceList: defineCall({
    path: '/clientinterface/getTaxInvoiceList',
    access: 'client',
    organisation: 'read',
    summary: 'The client’s tax invoices, the newest first.',
    request: Type.Object(Page),
    response: ListOf(TaxInvoice),
    idempotency: 'none',
  }),
  getTaxInvoiceOfOrder: defineCall({
    path: '/clientinterface/getTaxInvoiceOfOrder',
    access: 'client',
    organisation: 'read',
    summary: 'The tax invoices that an order is on, and whether one can be asked for.',
    request: Type.Object({ projectOrderId: Id }),
    response: Type.Object({
      /** The last one that was asked for. */
      taxInvoice: Nullable(TaxInvoice),
      /** Those before it, the newest first: it is about what was paid since. Left out by a server that knows of none. */
      earlierTaxInvoices: Type.Optional(Type.Array(TaxInvoice)),
      canRequest: Flag,
      /** What one would be about; 0 where none can be asked for. */
      invoiceable: MinorUnits,
    }),
    idempotency: 'none',
  }),
  downloadTaxInvoiceFile: defineCall({
    path: '/clientinterface/downloadTaxInvoiceFile',
    access: 'client',
    organisation: 'read',
    summary: 'A paper of one’s own tax invoice.',
    request: Type.Object({ documentId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
};

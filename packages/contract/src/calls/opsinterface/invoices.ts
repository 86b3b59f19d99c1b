import { limits, queueSorts, taxInvoiceKinds, taxInvoiceStatuses } from '@tolk/domain';
import { Type, type TProperties } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Days,
  Done,
  FileInfo,
  Id,
  ListOf,
  Nothing,
  OneOf,
  Page,
  SearchWords,
  Text,
} from '../../schemas/base.ts';
import { StaffTaxInvoice, StaffTaxInvoiceRow, TaxInvoicePaper } from '../../schemas/tax-invoice.ts';

const scope = 'taxInvoices' as const;

const listFilter = {
  status: Type.Optional(OneOf(taxInvoiceStatuses)),
  invoiceKind: Type.Optional(OneOf(taxInvoiceKinds)),
  assignee: Type.Optional(OneOf(['me', 'nobody'] as const)),
  search: SearchWords,
  /** Of the request. */
  ...Days,
  /** Without it what is open first. */
  sort: Type.Optional(OneOf(queueSorts)),
};

/** One act on an invoice; answers how it then stands. */
function act<const Name extends string, Fields extends TProperties>(
  name: Name,
  summary: string,
  fields: Fields,
) {
  return defineCall({
    path: `/opsinterface/${name}` as const,
    access: 'staff',
    scope,
    summary,
    request: Type.Object({ taxInvoiceId: Id, version: Count, ...fields }),
    response: StaffTaxInvoice,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  });
}

/** The desk of tax invoices: who takes what on, the papers, red letters after refunds. */
export const opsInvoices = {
  getTaxInvoiceQueue: defineCall({
    path: '/opsinterface/getTaxInvoiceQueue',
    access: 'staff',
    scope,
    summary: 'Tax invoices; what is open first, the oldest before all, then what was asked last.',
    request: Type.Object({ ...Page, ...listFilter }),
    response: ListOf(StaffTaxInvoiceRow),
    idempotency: 'none',
  }),
  exportTaxInvoiceList: defineCall({
    path: '/opsinterface/exportTaxInvoiceList',
    access: 'staff',
    scope,
    summary: 'The same tax invoices as CSV, with the numbers of their papers; the export is noted.',
    request: Type.Object(listFilter),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getTaxInvoiceDetail: defineCall({
    path: '/opsinterface/getTaxInvoiceDetail',
    access: 'staff',
    scope,
    summary: 'One tax invoice with all that stands on it; the look is noted.',
    request: Type.Object({ taxInvoiceId: Id }),
    response: StaffTaxInvoice,
    idempotency: 'none',
  }),
  sendTaxInvoice: act(
    'sendTaxInvoice',
    'Have the provider of electronic invoices issue the invoice, or its red letters.',
    {},
  ),
  issueTaxInvoice: act(
    'issueTaxInvoice',
    'Hand the client the invoice that was issued, with its number and date.',
    TaxInvoicePaper,
  ),
  correctTaxInvoice: act(
    'correctTaxInvoice',
    'Hand the client the red-letter invoice over what went back.',
    TaxInvoicePaper,
  ),
  declineTaxInvoice: act(
    'declineTaxInvoice',
    'Decline an invoice with a reason that the client reads; its orders are free again.',
    { reason: Text(limits.reason.max, limits.reason.min) },
  ),
  uploadTaxInvoiceFile: defineCall({
    path: '/opsinterface/uploadTaxInvoiceFile',
    access: 'staff',
    scope,
    summary: 'Upload one file (part `file`) for a tax invoice; nobody else reads it before that.',
    request: Nothing,
    response: FileInfo,
    idempotency: 'none',
    body: 'multipart',
    errors: [
      errorCodes.payloadTooLarge,
      errorCodes.fileTypeRefused,
      errorCodes.fileTooComplex,
      errorCodes.tooManyEntries,
    ],
  }),
  deleteTaxInvoiceFile: defineCall({
    path: '/opsinterface/deleteTaxInvoiceFile',
    access: 'staff',
    scope,
    summary: 'Delete an own upload that no tax invoice has.',
    request: Type.Object({ fileId: Id }),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.fileInUse],
  }),
  downloadTaxInvoiceFile: defineCall({
    path: '/opsinterface/downloadTaxInvoiceFile',
    access: 'staff',
    scope,
    summary: 'A paper of a tax invoice; the look is noted.',
    request: Type.Object({ documentId: Id }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
};

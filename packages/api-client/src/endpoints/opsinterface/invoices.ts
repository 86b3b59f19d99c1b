import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['invoices'];

const stale = ['TaxInvoice', 'Work', 'Overview', 'Audit'] as const;

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetTaxInvoiceQueue: read<Calls['getTaxInvoiceQueue']>(
      build,
      '/opsinterface/getTaxInvoiceQueue',
      ['TaxInvoice'],
    ),
    opsGetTaxInvoiceDetail: read<Calls['getTaxInvoiceDetail']>(
      build,
      '/opsinterface/getTaxInvoiceDetail',
      ['TaxInvoice'],
    ),
    opsSendTaxInvoice: change<Calls['sendTaxInvoice']>(
      build,
      '/opsinterface/sendTaxInvoice',
      stale,
    ),
    opsIssueTaxInvoice: change<Calls['issueTaxInvoice']>(
      build,
      '/opsinterface/issueTaxInvoice',
      stale,
    ),
    opsCorrectTaxInvoice: change<Calls['correctTaxInvoice']>(
      build,
      '/opsinterface/correctTaxInvoice',
      stale,
    ),
    opsDeclineTaxInvoice: change<Calls['declineTaxInvoice']>(
      build,
      '/opsinterface/declineTaxInvoice',
      stale,
    ),
    opsDeleteTaxInvoiceFile: change<Calls['deleteTaxInvoiceFile']>(
      build,
      '/opsinterface/deleteTaxInvoiceFile',
      ['File'],
    ),
  }),
});

export const {
  useOpsGetTaxInvoiceQueueQuery,
  useOpsGetTaxInvoiceDetailQuery,
  useOpsSendTaxInvoiceMutation,
  useOpsIssueTaxInvoiceMutation,
  useOpsCorrectTaxInvoiceMutation,
  useOpsDeclineTaxInvoiceMutation,
  useOpsDeleteTaxInvoiceFileMutation,
} = endpoints;

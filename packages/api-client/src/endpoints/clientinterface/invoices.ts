import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['invoices'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetInvoiceDetails: read<Calls['getInvoiceDetails']>(
      build,
      '/clientinterface/getInvoiceDetails',
      ['InvoiceDetails', 'Profile', 'Certification'],
    ),
    clientSaveInvoiceDetails: change<Calls['saveInvoiceDetails']>(
      build,
      '/clientinterface/saveInvoiceDetails',
      ['InvoiceDetails'],
    ),
    clientGetInvoiceableOrders: read<Calls['getInvoiceableOrders']>(
      build,
      '/clientinterface/getInvoiceableOrders',
      ['TaxInvoice', 'Order'],
    ),
    clientRequestTaxInvoice: change<Calls['requestTaxInvoice']>(
      build,
      '/clientinterface/requestTaxInvoice',
      ['TaxInvoice'],
    ),
    clientWithdrawTaxInvoice: change<Calls['withdrawTaxInvoice']>(
      build,
      '/clientinterface/withdrawTaxInvoice',
      ['TaxInvoice'],
    ),
    clientGetTaxInvoiceList: read<Calls['getTaxInvoiceList']>(
      build,
      '/clientinterface/getTaxInvoiceList',
      ['TaxInvoice'],
    ),
    clientGetTaxInvoiceOfOrder: read<Calls['getTaxInvoiceOfOrder']>(
      build,
      '/clientinterface/getTaxInvoiceOfOrder',
      ['TaxInvoice', 'Order'],
    ),
  }),
});

export const {
  useClientGetInvoiceDetailsQuery,
  useClientSaveInvoiceDetailsMutation,
  useClientGetInvoiceableOrdersQuery,
  useClientRequestTaxInvoiceMutation,
  useClientWithdrawTaxInvoiceMutation,
  useClientGetTaxInvoiceListQuery,
  useClientGetTaxInvoiceOfOrderQuery,
} = endpoints;

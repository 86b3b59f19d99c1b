import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['settlement'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetFYJSProjectList: read<Calls['getFYJSProjectList']>(
      build,
      '/supinterface/getFYJSProjectList',
      ['Settlement', 'FeeInvoice'],
    ),
    supGetJSSQData: read<Calls['getJSSQData']>(build, '/supinterface/getJSSQData', ['Settlement']),
    supGetSettlementQuote: change<Calls['getSettlementQuote']>(
      build,
      '/supinterface/getSettlementQuote',
      [],
    ),
    supGetJSSQ: change<Calls['getJSSQ']>(build, '/supinterface/getJSSQ', [
      'Settlement',
      'Overview',
    ]),
    supWithdrawSettlement: change<Calls['withdrawSettlement']>(
      build,
      '/supinterface/withdrawSettlement',
      ['Settlement', 'Overview'],
    ),
    supGetFYMXProjectList: read<Calls['getFYMXProjectList']>(
      build,
      '/supinterface/getFYMXProjectList',
      ['Settlement'],
    ),
    supGetEarnings: read<Calls['getEarnings']>(build, '/supinterface/getEarnings', ['Settlement']),
    supGetWithdrawalRecords: read<Calls['getWithdrawalRecords']>(
      build,
      '/supinterface/getWithdrawalRecords',
      ['Settlement'],
    ),
    supGetWithdrawalDetail: read<Calls['getWithdrawalDetail']>(
      build,
      '/supinterface/getWithdrawalDetail',
      ['Settlement'],
    ),
    supGetFeeInvoiceList: read<Calls['getFeeInvoiceList']>(
      build,
      '/supinterface/getFeeInvoiceList',
      ['FeeInvoice'],
    ),
    supSaveFeeInvoice: change<Calls['saveFeeInvoice']>(build, '/supinterface/saveFeeInvoice', [
      'FeeInvoice',
      'Settlement',
    ]),
    supDeleteFeeInvoice: change<Calls['deleteFeeInvoice']>(
      build,
      '/supinterface/deleteFeeInvoice',
      ['FeeInvoice', 'Settlement'],
    ),
  }),
});

export const {
  useSupGetFYJSProjectListQuery,
  useSupGetJSSQDataQuery,
  useSupGetSettlementQuoteMutation,
  useSupGetJSSQMutation,
  useSupWithdrawSettlementMutation,
  useSupGetFYMXProjectListQuery,
  useSupGetEarningsQuery,
  useSupGetWithdrawalRecordsQuery,
  useSupGetWithdrawalDetailQuery,
  useSupGetFeeInvoiceListQuery,
  useSupSaveFeeInvoiceMutation,
  useSupDeleteFeeInvoiceMutation,
} = endpoints;

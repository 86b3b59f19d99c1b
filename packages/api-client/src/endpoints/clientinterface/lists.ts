import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['lists'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetSupplierLists: read<Calls['getSupplierLists']>(
      build,
      '/clientinterface/getSupplierLists',
      ['People'],
    ),
    clientGetListedSuppliers: read<Calls['getListedSuppliers']>(
      build,
      '/clientinterface/getListedSuppliers',
      ['People'],
    ),
    clientSaveSupplierList: change<Calls['saveSupplierList']>(
      build,
      '/clientinterface/saveSupplierList',
      ['People'],
    ),
    clientDelSupplierList: change<Calls['delSupplierList']>(
      build,
      '/clientinterface/delSupplierList',
      ['People'],
    ),
    clientSetSupplierListed: change<Calls['setSupplierListed']>(
      build,
      '/clientinterface/setSupplierListed',
      ['People'],
    ),
  }),
});

export const {
  useClientGetSupplierListsQuery,
  useClientGetListedSuppliersQuery,
  useClientSaveSupplierListMutation,
  useClientDelSupplierListMutation,
  useClientSetSupplierListedMutation,
} = endpoints;

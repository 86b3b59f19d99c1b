import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import {
  listedSuppliers,
  removeSupplierList,
  saveSupplierList,
  setSupplierListed,
  supplierLists,
} from '../../market/supplier-lists/supplier-lists.ts';

const { lists } = calls.clientinterface;

export const clientListRoutes = [
  route(lists.getSupplierLists, supplierLists),
  route(lists.getListedSuppliers, listedSuppliers),
  route(lists.saveSupplierList, saveSupplierList),
  route(lists.delSupplierList, removeSupplierList),
  route(lists.setSupplierListed, setSupplierListed),
];

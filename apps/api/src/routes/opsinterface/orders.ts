import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import {
  downloadOrderFile,
  exportOrderList,
  staffOrder,
  staffOrderList,
} from '../../orders/staff-orders/staff-orders.ts';

const { orders } = calls.opsinterface;

export const opsOrdersRoutes = [
  route(orders.getProjectOrderList, staffOrderList),
  route(orders.exportOrderList, exportOrderList),
  route(orders.getProjectOrderIdData, staffOrder),
  route(orders.downloadOrderFile, downloadOrderFile),
];

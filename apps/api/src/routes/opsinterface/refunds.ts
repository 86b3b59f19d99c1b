import { opsRefunds } from '@tolk/contract/calls/opsinterface/refunds';
import { route } from '../../calls/route.ts';
import { proposeIncidentRefund } from '../../orders/refunds/incident-refunds.ts';
import { incidentList, resolvePaymentIncident } from '../../orders/refunds/payment-incidents.ts';
import {
  confirmRefundByHand,
  exportRefundList,
  refundList,
  retryRefund,
} from '../../orders/refunds/refund-queue.ts';
import { decideRefund, proposeRefund } from '../../orders/refunds/staff-refunds.ts';

export const opsRefundsRoutes = [
  route(opsRefunds.getRefundList, refundList),
  route(opsRefunds.exportRefundList, exportRefundList),
  route(opsRefunds.proposeRefund, proposeRefund),
  route(opsRefunds.decideRefund, decideRefund),
  route(opsRefunds.retryRefund, retryRefund),
  route(opsRefunds.confirmRefundByHand, confirmRefundByHand),
  route(opsRefunds.getPaymentIncidentList, incidentList),
  route(opsRefunds.proposeIncidentRefund, proposeIncidentRefund),
  route(opsRefunds.resolvePaymentIncident, resolvePaymentIncident),
];

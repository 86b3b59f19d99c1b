import { opsRefunds } from '@tolk/contract/calls/opsinterface/refunds';
import { route } from '../../route.ts';
import { incidentList, resolvePaymentIncident } from '../../services/refunds/payment-incidents.ts';
import {
  confirmRefundByHand,
  refundList,
  retryRefund,
} from '../../services/refunds/refund-desk.ts';
import { decideRefund, proposeRefund } from '../../services/refunds/staff-refunds.ts';

export const opsRefundsRoutes = [
  route(opsRefunds.getRefundList, refundList),
  route(opsRefunds.proposeRefund, proposeRefund),
  route(opsRefunds.decideRefund, decideRefund),
  route(opsRefunds.retryRefund, retryRefund),
  route(opsRefunds.confirmRefundByHand, confirmRefundByHand),
  route(opsRefunds.getPaymentIncidentList, incidentList),
  route(opsRefunds.resolvePaymentIncident, resolvePaymentIncident),
];

import { calls } from '@tolk/contract';
import { downloadOrderCalendar } from '../../calendar/order-calendar.ts';
import { route } from '../../calls/route.ts';
import { clientRecord, clientRecords } from '../../orders/evaluations/client-record.ts';
import {
  evaluate,
  listOwnEvaluations,
  replyEvaluate,
} from '../../orders/evaluations/evaluations.ts';
import {
  acceptOrReject,
  answerEnd,
  checkIn,
  deliverables,
  proposeEnd,
  withdrawEnd,
} from '../../orders/order/party-actions.ts';
import {
  answerChange,
  counterChange,
  proposeChange,
  withdrawChange,
} from '../../orders/changes/party-changes.ts';
import { assignOrder } from '../../orders/assignments/assign-order.ts';
import { giveUpBooking } from '../../orders/bookings/cancel-booking.ts';
import { listOwnOrders, ownOrderDetail } from '../../orders/order/read-orders.ts';
import { downloadOrderList } from '../../statements/order-list-statement.ts';

const { orders } = calls.supinterface;

export const supOrderRoutes = [
  route(orders.getProjectOrderList, (request, context) =>
    listOwnOrders('supplier', request, context),
  ),
  route(orders.getProjectOrderIdData, (request, context) =>
    ownOrderDetail('supplier', request, context),
  ),
  route(orders.downloadOrderCalendar, (request, context) =>
    downloadOrderCalendar('supplier', request, context),
  ),
  route(orders.downloadOrderList, (request, context) =>
    downloadOrderList('supplier', request, context),
  ),
  route(orders.acceptOrRejectProjectOrder, acceptOrReject),
  route(orders.assignOrder, assignOrder),
  route(orders.giveUpBooking, giveUpBooking),
  route(orders.getDeliverables, deliverables),
  route(orders.addEvaluate, (request, context) => evaluate('supplier', request, context)),
  route(orders.getEvaluateList, (request, context) =>
    listOwnEvaluations('supplier', request, context),
  ),
  route(orders.replyEvaluate, (request, context) => replyEvaluate('supplier', request, context)),
  route(orders.getClientRecord, clientRecord),
  route(orders.getClientRecords, clientRecords),
  route(orders.proposeEnd, (request, context) => proposeEnd('supplier', request, context)),
  route(orders.answerEnd, (request, context) => answerEnd('supplier', request, context)),
  route(orders.proposeChange, (request, context) => proposeChange('supplier', request, context)),
  route(orders.counterChange, (request, context) => counterChange('supplier', request, context)),
  route(orders.answerChange, (request, context) => answerChange('supplier', request, context)),
  route(orders.withdrawChange, (request, context) => withdrawChange('supplier', request, context)),
  route(orders.withdrawEnd, (request, context) => withdrawEnd('supplier', request, context)),
  route(orders.checkIn, (request, context) => checkIn('supplier', request, context)),
];

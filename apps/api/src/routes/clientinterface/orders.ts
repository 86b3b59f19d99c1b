import { calls } from '@tolk/contract';
import { projectTypes } from '@tolk/domain/dictionaries/work';
import { downloadOrderCalendar } from '../../calendar/order-calendar.ts';
import { route } from '../../calls/route.ts';
import { cancelBooking } from '../../orders/bookings/cancel-booking.ts';
import { offeredTypes } from '../../content/dictionaries/offered-types.ts';
import {
  evaluate,
  listOwnEvaluations,
  replyEvaluate,
} from '../../orders/evaluations/evaluations.ts';
import { getWordAnalysis } from '../../files/uploads/word-analysis.ts';
import { createOrder } from '../../orders/order/create-order.ts';
import {
  acceptResults,
  answerEnd,
  cancelOrder,
  checkIn,
  editOrder,
  proposeEnd,
  withdrawEnd,
  withdrawOrder,
} from '../../orders/order/party-actions.ts';
import {
  answerChange,
  counterChange,
  proposeChange,
  withdrawChange,
} from '../../orders/changes/party-changes.ts';
import { handlingFee, listOwnOrders, ownOrderDetail } from '../../orders/order/read-orders.ts';
import {
  chargeOf,
  paymentInformation,
  paymentPayer,
  startPayment,
} from '../../orders/payments/pay.ts';
import { chooseTransfer } from '../../orders/transfers/choose-transfer.ts';
import { orderReferences, saveOrderReferences } from '../../orders/references/order-references.ts';
import { downloadOrderList } from '../../statements/order-list-statement.ts';
import { downloadOrderReceipt } from '../../statements/order-receipt.ts';
import { downloadTransferSlip } from '../../statements/transfer-slip.ts';

const { orders } = calls.clientinterface;

export const clientOrderRoutes = [
  route(orders.getWordAnalysis, getWordAnalysis),
  route(orders.getOrderReferences, orderReferences),
  route(orders.saveOrderReferences, saveOrderReferences),
  route(orders.downloadOrderReceipt, downloadOrderReceipt),
  route(orders.downloadTransferSlip, downloadTransferSlip),
  route(orders.downloadOrderList, (request, context) =>
    downloadOrderList('client', request, context),
  ),
  route(orders.downloadOrderCalendar, (request, context) =>
    downloadOrderCalendar('client', request, context),
  ),
  route(orders.getOrderType, async () =>
    projectTypes.map(({ value, en, zh }) => ({ value, label: { en, zh } })),
  ),
  route(orders.getDictTypeData, offeredTypes),
  route(orders.getProjectOrderList, (request, context) =>
    listOwnOrders('client', request, context),
  ),
  route(orders.getProjectOrderIdData, (request, context) =>
    ownOrderDetail('client', request, context),
  ),
  route(orders.getCommissionXQ, handlingFee),
  route(orders.addProjectOrder, createOrder),
  route(orders.editProjectOrder, editOrder),
  route(orders.withdrawProjectOrder, withdrawOrder),
  route(orders.getConfirmThePayment, chargeOf),
  route(orders.getCallPayment, startPayment),
  route(orders.getBankTransfer, chooseTransfer),
  route(orders.getPaymentPayer, paymentPayer),
  route(orders.getPaymentInformation, paymentInformation),
  route(orders.getAcceptanceResults, acceptResults),
  route(orders.cancelProjectOrder, cancelOrder),
  route(orders.cancelBooking, cancelBooking),
  route(orders.addEvaluate, (request, context) => evaluate('client', request, context)),
  route(orders.getEvaluateList, (request, context) =>
    listOwnEvaluations('client', request, context),
  ),
  route(orders.replyEvaluate, (request, context) => replyEvaluate('client', request, context)),
  route(orders.proposeEnd, (request, context) => proposeEnd('client', request, context)),
  route(orders.answerEnd, (request, context) => answerEnd('client', request, context)),
  route(orders.proposeChange, (request, context) => proposeChange('client', request, context)),
  route(orders.counterChange, (request, context) => counterChange('client', request, context)),
  route(orders.answerChange, (request, context) => answerChange('client', request, context)),
  route(orders.withdrawChange, (request, context) => withdrawChange('client', request, context)),
  route(orders.withdrawEnd, (request, context) => withdrawEnd('client', request, context)),
  route(orders.checkIn, (request, context) => checkIn('client', request, context)),
];

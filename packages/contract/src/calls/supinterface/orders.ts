import { limits, orderSorts, orderStatuses } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Count,
  Flag,
  Id,
  ListOf,
  MinorUnits,
  Nothing,
  Nullable,
  OneOf,
  Page,
  Text,
  SearchWords,
  ShanghaiDay,
} from '../../schemas/base.ts';
import { changeCalls } from '../change-calls.ts';
import { endCalls } from '../end-calls.ts';
import {
  ClientRecord,
  Delivery,
  EvaluationForm,
  EvaluationRow,
  OrderDetail,
  OrderPage,
} from '../../schemas/order.ts';
import { statementFormats } from '../../schemas/settlement.ts';

/** By what orders are looked for; `search` finds name, number and the other side, for staff both sides. */
export const orderFilter = {
  orderStatus: Type.Optional(OneOf(orderStatuses)),
  search: SearchWords,
  sourceLanguage: Type.Optional(Text(20)),
  targetLanguage: Type.Optional(Text(20)),
  /** Days on which the order was made, both included. */
  from: Type.Optional(ShanghaiDay),
  to: Type.Optional(ShanghaiDay),
  /** Of what the client pays, or of what the supplier's work costs. */
  amountFrom: Type.Optional(MinorUnits),
  amountTo: Type.Optional(MinorUnits),
  sort: Type.Optional(OneOf(orderSorts)),
};

export const orderListRequest = Type.Object({ ...Page, ...orderFilter });

export const orderIdRequest = Type.Object({ projectOrderId: Id });

export const evaluationListRequest = Type.Object({
  ...Page,
  direction: Type.Optional(OneOf(['given', 'received'] as const)),
});

/** Of a company: those that the caller works on, or that nobody does. */
const assigneeFilter = { assignee: Type.Optional(OneOf(['me', 'nobody'] as const)) };

export const supOrders = {
  ...endCalls('supinterface'),
  ...changeCalls('supinterface'),
  getClientRecord: defineCall({
    path: '/supinterface/getClientRecord',
    access: 'supplier',
    organisation: 'read',
    summary: 'What is known of a client before one works for them: evaluations, how they pay.',
    request: Type.Object({
      projectReleaseInforId: Type.Optional(Id),
      projectOrderId: Type.Optional(Id),
    }),
    response: ClientRecord,
    idempotency: 'none',
  }),
  getClientRecords: defineCall({
    path: '/supinterface/getClientRecords',
    access: 'supplier',
    organisation: 'read',
    summary:
      'What is known of the client of each of these postings; those that are gone are left out.',
    request: Type.Object({
      projectReleaseInforIds: Type.Array(Id, {
        uniqueItems: true,
        maxItems: limits.list.pageSizeMax,
      }),
    }),
    response: Type.Array(Type.Object({ projectReleaseInforId: Id, record: ClientRecord })),
    idempotency: 'none',
  }),
  downloadOrderCalendar: defineCall({
    path: '/supinterface/downloadOrderCalendar',
    access: 'supplier',
    organisation: 'read',
    summary: 'Deadlines and sessions of an order that bind the caller, as an iCalendar file.',
    request: orderIdRequest,
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getProjectOrderList: defineCall({
    path: '/supinterface/getProjectOrderList',
    access: 'supplier',
    organisation: 'read',
    summary:
      'Orders placed with the caller, those that wait for them first, then the newest, unless sorted otherwise.',
    request: Type.Object({ ...orderListRequest.properties, ...assigneeFilter }),
    response: OrderPage,
    idempotency: 'none',
  }),
  downloadOrderList: defineCall({
    path: '/supinterface/downloadOrderList',
    access: 'supplier',
    organisation: 'read',
    summary:
      'Orders placed with the caller that a filter finds, as a file: status, dates, price, platform fee, earnings.',
    request: Type.Object({
      ...orderFilter,
      ...assigneeFilter,
      format: OneOf(statementFormats),
    }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getProjectOrderIdData: defineCall({
    path: '/supinterface/getProjectOrderIdData',
    access: 'supplier',
    organisation: 'read',
    summary: 'One order with what is allowed now, its timeline and its ledger.',
    request: orderIdRequest,
    response: OrderDetail,
    idempotency: 'none',
  }),
  acceptOrRejectProjectOrder: defineCall({
    path: '/supinterface/acceptOrRejectProjectOrder',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Accept exactly this version of the order, or reject it with a reason.',
    request: Type.Object({
      projectOrderId: Id,
      version: Count,
      accept: Type.Boolean(),
      /** Required when rejecting. */
      reason: Type.Optional(Text(limits.reason.max)),
      /** The supplier knows that they are booked at that time, and can do both. */
      bookedTwice: Type.Optional(Flag),
    }),
    response: OrderDetail,
    idempotency: 'accepted',
    errors: [
      errorCodes.orderActionNotAllowed,
      errorCodes.profileIncomplete,
      errorCodes.selfOrder,
      errorCodes.ownDoubleBooking,
    ],
  }),
  assignOrder: defineCall({
    path: '/supinterface/assignOrder',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Say which member of the company works on one of its orders; null: nobody.',
    request: Type.Object({ projectOrderId: Id, personId: Nullable(Id) }),
    response: OrderDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict, errorCodes.ownDoubleBooking],
  }),
  giveUpBooking: defineCall({
    path: '/supinterface/giveUpBooking',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Cancel a paid booking that has not begun: the client gets everything back.',
    request: Type.Object({
      projectOrderId: Id,
      version: Count,
      reason: Text(limits.reason.max, limits.reason.min),
    }),
    response: OrderDetail,
    idempotency: 'required',
    errors: [errorCodes.orderActionNotAllowed, errorCodes.versionChanged, errorCodes.selfOrder],
  }),
  getDeliverables: defineCall({
    path: '/supinterface/getDeliverables',
    access: 'supplier',
    organisation: 'read',
    summary:
      'Hand in a delivery (with `description` and `fileIds`) or, without them, read the deliveries back.',
    request: Type.Object({
      projectOrderId: Id,
      version: Type.Optional(Count),
      description: Type.Optional(Text(limits.description.max)),
      fileIds: Type.Optional(
        Type.Array(Id, { maxItems: limits.file.perDelivery, uniqueItems: true }),
      ),
    }),
    response: Type.Object({ deliverables: Type.Array(Delivery), version: Count }),
    idempotency: 'accepted',
    errors: [errorCodes.orderActionNotAllowed, errorCodes.deliveryEmpty],
  }),
  addEvaluate: defineCall({
    path: '/supinterface/addEvaluate',
    access: 'supplier',
    organisation: 'coordinate',
    summary: 'Evaluate the client of an ended order.',
    request: EvaluationForm,
    response: Type.Object({ evaluateId: Id }),
    idempotency: 'accepted',
    errors: [errorCodes.orderActionNotAllowed, errorCodes.selfOrder],
  }),
  getEvaluateList: defineCall({
    path: '/supinterface/getEvaluateList',
    access: 'supplier',
    organisation: 'read',
    summary: 'Evaluations given and received.',
    request: evaluationListRequest,
    response: ListOf(EvaluationRow),
    idempotency: 'none',
  }),
};

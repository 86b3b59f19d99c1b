import { earningsStatuses, limits, paymentMethods, staffOrderSorts } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import {
  Currency,
  Flag,
  Id,
  ListOf,
  MinorUnits,
  Nothing,
  Nullable,
  OneOf,
  Page,
  Text,
  Timestamp,
} from '../../schemas/base.ts';
import { PaymentIncident, RefundRow } from '../../schemas/finance.ts';
import { WatchedParties } from '../../schemas/operations.ts';
import { OrderDetail, OrderRow } from '../../schemas/order.ts';
import { orderFilter } from '../supinterface/orders.ts';

const scope = 'orders' as const;

const staffFilter = {
  ...orderFilter,
  sort: Type.Optional(OneOf(staffOrderSorts)),
  /** A party of the order. */
  personId: Type.Optional(Id),
};

/** Any order with its whole story and its whole ledger. */
export const opsOrders = {
  getProjectOrderList: defineCall({
    path: '/opsinterface/getProjectOrderList',
    access: 'staff',
    scope,
    summary:
      'Orders by number, name, person, company or payment number and by their terms, newest first unless sorted otherwise.',
    request: Type.Object({ ...Page, ...staffFilter }),
    response: ListOf(OrderRow),
    idempotency: 'none',
  }),
  exportOrderList: defineCall({
    path: '/opsinterface/exportOrderList',
    access: 'staff',
    scope,
    summary: 'The same orders as CSV; the export is noted.',
    request: Type.Object(staffFilter),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getProjectOrderIdData: defineCall({
    path: '/opsinterface/getProjectOrderIdData',
    access: 'staff',
    scope,
    summary:
      'One order with its full timeline, all ledger accounts, payments and refunds; the look is noted.',
    request: Type.Object({ projectOrderId: Id }),
    response: Type.Object({
      order: OrderDetail,
      watched: WatchedParties,
      /** Those of each accepted milestone, or of the order; empty where nothing is earned. */
      earnings: Type.Array(
        Type.Object({
          amount: MinorUnits,
          currency: Currency,
          status: OneOf(earningsStatuses),
          holdUntil: Timestamp,
          settlementId: Nullable(Id),
        }),
      ),
      payments: Type.Array(
        Type.Object({
          paymentId: Id,
          /** The milestone that it pays, and whether it pays only what an agreed change costs more. */
          milestoneName: Nullable(Type.String()),
          isOfChange: Flag,
          method: OneOf(paymentMethods),
          status: Type.String(),
          outTradeNo: Type.String(),
          providerTransactionId: Nullable(Type.String()),
          amount: MinorUnits,
          currency: Currency,
          createTime: Timestamp,
          paidTime: Nullable(Timestamp),
        }),
      ),
      refunds: Type.Array(RefundRow),
      /** Money that came for it and fits nothing, the newest first. */
      incidents: Type.Array(PaymentIncident),
    }),
    idempotency: 'none',
  }),
  downloadOrderFile: defineCall({
    path: '/opsinterface/downloadOrderFile',
    access: 'staff',
    scope,
    summary:
      'A file of an order or of a delivery, while an appeal about it is open or for the reason given; the look is noted with it.',
    request: Type.Object({
      projectOrderId: Id,
      fileId: Id,
      /** Required unless the order is in appeal. */
      reason: Type.Optional(Text(limits.reason.max)),
    }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
};

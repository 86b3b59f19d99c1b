import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Count, Currency, Id, MinorUnits } from '../../schemas/base.ts';
import { OrderRow } from '../../schemas/order.ts';
import { PostingRow } from '../../schemas/posting.ts';

export const supOverview = {
  getOverviewData: defineCall({
    path: '/supinterface/getOverviewData',
    access: 'supplier',
    summary: 'Overview: unread count, orders that wait for the supplier, earnings, new postings.',
    request: Type.Object({ supUserId: Type.Optional(Id) }),
    response: Type.Object({
      supInfo: Type.Object({ supName: Type.String() }),
      xxCount: Count,
      waitingOrders: Type.Array(OrderRow),
      applications: Count,
      earnings: Type.Object({
        currency: Currency,
        /** Earned, still in the hold of seven days. */
        pending: MinorUnits,
        available: MinorUnits,
        months: Type.Array(Type.Object({ month: Type.String(), amount: MinorUnits })),
      }),
      recentPostings: Type.Array(PostingRow),
    }),
    idempotency: 'none',
  }),
};

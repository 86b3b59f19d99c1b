import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Count, Currency, Id, MinorUnits } from '../../schemas/base.ts';
import { OrderRow } from '../../schemas/order.ts';
import { OwnPostingRow } from '../../schemas/posting.ts';

export const clientOverview = {
  getOverviewData: defineCall({
    path: '/clientinterface/getOverviewData',
    access: 'client',
    summary: 'Overview: unread count, what waits for the client, spending, own postings.',
    request: Type.Object({ sysUserId: Type.Optional(Id) }),
    response: Type.Object({
      sysUser: Type.Object({ userName: Type.String() }),
      xxCount: Count,
      waitingOrders: Type.Array(OrderRow),
      unreadApplications: Count,
      recruitingPostings: Count,
      spending: Type.Object({
        currency: Currency,
        /** Paid and held until the results are accepted. */
        inEscrow: MinorUnits,
        total: MinorUnits,
        months: Type.Array(Type.Object({ month: Type.String(), amount: MinorUnits })),
      }),
      recentPostings: Type.Array(OwnPostingRow),
    }),
    idempotency: 'none',
  }),
};

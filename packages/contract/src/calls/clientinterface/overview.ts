import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Count, Currency, Flag, Id, ListOf, MinorUnits, Nullable } from '../../schemas/base.ts';
import { ClientFirstStep } from '../../schemas/first-steps.ts';
import { WaitingOffer } from '../../schemas/negotiation.ts';
import { OrderRow } from '../../schemas/order.ts';
import { OwnPostingRow } from '../../schemas/posting.ts';
import { MonthlyCount, NewsRow } from '../../schemas/profile.ts';

export const clientOverview = {
  getOverviewData: defineCall({
    path: '/clientinterface/getOverviewData',
    access: 'client',
    organisation: 'read',
    summary: 'Overview: unread count, what waits for the client, spending, own postings.',
    request: Type.Object({ sysUserId: Type.Optional(Id) }),
    response: Type.Object({
      sysUser: Type.Object({ userName: Type.String() }),
      xxCount: Count,
      /** What ends soonest, first. */
      waitingOrders: Type.Array(OrderRow),
      /** All orders that wait for the caller, also those not shown. */
      waitingCount: Count,
      /** Orders whose price waits for the caller to approve it; left out for who approves nothing. */
      waitingApprovals: Type.Optional(ListOf(OrderRow)),
      /** Offers of terms that wait for the caller's answer, the oldest first, and how many there are. */
      waitingOffers: ListOf(WaitingOffer),
      unreadApplications: Count,
      /** Read, but marked neither suitable nor unsuitable, for postings that are not finished. */
      undecidedApplications: Count,
      recruitingPostings: Count,
      spending: Type.Object({
        currency: Currency,
        /** Paid and held until the results are accepted. */
        inEscrow: MinorUnits,
        total: MinorUnits,
        months: Type.Array(Type.Object({ month: Type.String(), amount: MinorUnits })),
      }),
      recentPostings: Type.Array(OwnPostingRow),
      /** Postings published by month, the oldest first. */
      postingMonths: Type.Array(MonthlyCount),
      /** Of the postings that are recruiting: views and deliveries. */
      reach: Type.Object({ views: Count, deliveries: Count }),
      /** Basic information was saved. */
      informationSaved: Flag,
      /** What comes first on an account without a paid order; null after that. */
      firstSteps: Nullable(Type.Array(ClientFirstStep)),
      news: Type.Array(NewsRow),
    }),
    idempotency: 'none',
  }),
};

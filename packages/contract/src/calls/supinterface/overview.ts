import { MINUTE } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Count, Currency, Id, ListOf, MinorUnits, Nullable } from '../../schemas/base.ts';
import { SupplierFirstSteps } from '../../schemas/first-steps.ts';
import { WaitingOffer } from '../../schemas/negotiation.ts';
import { OrderRow } from '../../schemas/order.ts';
import { Match } from '../../schemas/people.ts';
import { PostingRow } from '../../schemas/posting.ts';
import { Completeness, NewsRow } from '../../schemas/profile.ts';
import { SupplierFigures } from '../../schemas/resume.ts';

export const supOverview = {
  getOverviewData: defineCall({
    path: '/supinterface/getOverviewData',
    access: 'supplier',
    organisation: 'read',
    summary: 'Overview: unread count, orders that wait for the supplier, earnings, new postings.',
    request: Type.Object({ supUserId: Type.Optional(Id) }),
    response: Type.Object({
      supInfo: Type.Object({ supName: Type.String() }),
      xxCount: Count,
      /** What ends soonest, first. */
      waitingOrders: Type.Array(OrderRow),
      /** All orders that wait for the caller, also those not shown. */
      waitingCount: Count,
      /** Offers of terms that wait for the caller's answer, the oldest first, and how many there are. */
      waitingOffers: ListOf(WaitingOffer),
      applications: Count,
      /** Null for a member who does not collect them. */
      earnings: Nullable(
        Type.Object({
          currency: Currency,
          /** Earned, still in the hold of seven days. */
          pending: MinorUnits,
          available: MinorUnits,
          months: Type.Array(Type.Object({ month: Type.String(), amount: MinorUnits })),
        }),
      ),
      /** Postings that fit the profile, the best first, with why. */
      matchingPostings: Type.Array(Type.Object({ posting: PostingRow, match: Match })),
      recentPostings: Type.Array(PostingRow),
      completeness: Completeness,
      /** What comes first on an account without an order; null after that. */
      firstSteps: Nullable(SupplierFirstSteps),
      openInvitations: Count,
      /** A test that runs and can be gone on with. */
      runningTestId: Nullable(Id),
      /** Hours between an offer and the answer to it, by month; null without one. */
      responseHours: Type.Array(
        Type.Object({ month: Type.String(), hours: Nullable(Type.Number()) }),
      ),
      /** As clients see them. */
      figures: SupplierFigures,
      news: Type.Array(NewsRow),
    }),
    idempotency: 'none',
  }),
  getAddFWRS: defineCall({
    path: '/supinterface/getAddFWRS',
    access: 'public',
    summary: 'Count a visit, of the site or of a posting (FWRS = number of visitors).',
    request: Type.Object({ projectReleaseInforId: Type.Optional(Id) }),
    response: Type.Object({ visitors: Count }),
    idempotency: 'accepted',
    limit: { max: 60, windowMs: MINUTE },
  }),
};

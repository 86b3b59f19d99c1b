import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { SETTLEMENT_ZONE, type Identity } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import {
  countRunning,
  countUndecided,
  countUnread as countUnreadApplications,
} from '../../market/applications/application-repository.ts';
import {
  clientSpending,
  monthlySpending,
  supplierBalances,
} from '../../ledger/ledger-repository.ts';
import { monthlyEarnings } from '../../ledger/supplier-earnings-repository.ts';
import { countUnreadAnswers } from '../../feedback/feedback-repository.ts';
import { countUnread } from '../../messages/notifications/notification-repository.ts';
import { listOrders, ordersThatWait } from '../../orders/order/order-list-repository.ts';
import {
  countOpenInvitations,
  monthlyPostings,
  monthlyResponseHours,
  recruitingReach,
  runningTestOf,
} from './overview-repository.ts';
import { nameOf } from '../../persons/person-repository.ts';
import { presentWaiting } from '../../market/offers/present-negotiation.ts';
import { waitingOffers as listWaitingOffers } from '../../market/offers/terms-offer-repository.ts';
import { hallPage } from '../../market/hall/hall-repository.ts';
import { seenBy } from '../../market/hall/seen-by.ts';
import { ownPostings } from '../../market/postings/posting-repository.ts';
import { figuresOfOne } from '../../profiles/figures/supplier-figures.ts';
import { findInformation } from '../../profiles/profile/profile-repository.ts';
import { callerMay } from '../../calls/member-may.ts';
import { refuse } from '../../calls/refusal.ts';
import { shownNews } from '../../content/news/shown-news.ts';
import { presentOrder } from '../../orders/order/present-order.ts';
import { viewerOf } from '../../orders/order/viewer.ts';
import { presentOwnPosting, presentPosting } from '../../market/postings/present-posting.ts';
import { presentCompleteness } from '../../profiles/profile/completeness-checks.ts';
import { completenessOf } from '../../profiles/profile/completeness.ts';
import { matchingPostings } from './matching-postings.ts';
import { clientSteps, supplierSteps } from './first-steps.ts';
import { fillMonths, lastMonths, startOfMonth } from './months.ts';

type SupplierCall = typeof calls.supinterface.overview.getOverviewData;
type ClientCall = typeof calls.clientinterface.overview.getOverviewData;

const currency = 'CNY';
const monthsShown = 6;
const rowsShown = { limit: 5, offset: 0 };
const matchesShown = 6;

export async function supplierOverview(
  { supUserId }: RequestOf<SupplierCall>,
  context: CallContext,
): Promise<ResponseOf<SupplierCall>> {
  const { personId, now, language } = context;
  const { db } = context.deps;
  assertOwnId(supUserId, context);
  const months = lastMonths(now, monthsShown);
  const from = startOfMonth(months[0] ?? '');
  const [name, unread, orders, applications, balances, earned, postings] = await Promise.all([
    nameOf(db, personId),
    unreadNotices('supplier', context),
    waitingOrders('supplier', context),
    countRunning(db, personId),
    supplierBalances(db, personId, currency),
    monthlyEarnings(db, personId, currency, SETTLEMENT_ZONE, from),
    seenBy(db, { search: null }, personId).then((seen) => hallPage(db, seen, 'newest', rowsShown)),
  ]);
  const [matching, completeness, openInvitations, runningTestId, answered, news, waitingOffers] =
    await Promise.all([
      matchingPostings(db, personId, now, matchesShown),
      completenessOf(db, personId),
      countOpenInvitations(db, personId, now),
      runningTestOf(db, personId, now),
      monthlyResponseHours(db, personId, SETTLEMENT_ZONE, from),
      shownNews(db, 'supplier', language),
      offersThatWait('supplier', context),
    ]);
  const figures = await figuresOfOne(db, personId, now);
  const hasEarned = balances.pending + balances.available > 0 || earned.length > 0;
  const firstSteps = !callerMay(context, 'coordinate')
    ? null
    : await supplierSteps({ completeness, applications, earned: hasEarned }, context);
  return {
    supInfo: { supName: name },
    xxCount: unread,
    waitingOrders: orders.shown,
    waitingCount: orders.count,
    waitingOffers,
    applications,
    // Of a company who collects the earnings sees them.
    earnings: !callerMay(context, 'collect')
      ? null
      : {
          currency,
          pending: balances.pending,
          available: balances.available,
          months: fillMonths(months, earned),
        },
    matchingPostings: matching,
    recentPostings: postings.map(presentPosting),
    completeness: presentCompleteness(completeness, language),
    firstSteps,
    openInvitations,
    runningTestId,
    responseHours: months.map((month) => ({
      month,
      hours: answered.find((one) => one.month === month)?.hours ?? null,
    })),
    figures,
    news,
  };
}

export async function clientOverview(
  { sysUserId }: RequestOf<ClientCall>,
  context: CallContext,
): Promise<ResponseOf<ClientCall>> {
  const { personId, now, language } = context;
  const { db } = context.deps;
  if (sysUserId !== undefined && sysUserId !== personId) refuse('notFound');
  const months = lastMonths(now, monthsShown);
  const from = startOfMonth(months[0] ?? '');
  const recruiting = { status: 'recruiting', search: null } as const;
  const [name, unread, orders, unreadApplications, open, spending, spent, postings] =
    await Promise.all([
      nameOf(db, personId),
      unreadNotices('client', context),
      waitingOrders('client', context),
      countUnreadApplications(db, personId),
      ownPostings(db, personId, recruiting, { limit: 2, offset: 0 }),
      clientSpending(db, personId, currency),
      monthlySpending(db, personId, currency, SETTLEMENT_ZONE, from),
      ownPostings(db, personId, { search: null }, rowsShown),
    ]);
  const [published, reach, information, news, undecided, approvals, waitingOffers] =
    await Promise.all([
      monthlyPostings(db, personId, SETTLEMENT_ZONE, from),
      recruitingReach(db, personId),
      findInformation(db, personId),
      shownNews(db, 'client', language),
      countUndecided(db, personId),
      approvalsThatWait(context),
      offersThatWait('client', context),
    ]);
  // Who only approves, pays or reads has nothing to begin.
  const firstSteps = !callerMay(context, 'ask')
    ? null
    : await clientSteps(
        {
          published: postings.total > 0,
          informationSaved: information !== undefined,
          paid: spending.total > 0 || spending.inEscrow > 0,
          postings: open.list.map(({ id }) => id),
          unpaid: orders.shown
            .filter(({ allowedActions }) => allowedActions.some(({ action }) => action === 'pay'))
            .map(({ projectOrderId }) => projectOrderId),
        },
        context,
      );
  return {
    sysUser: { userName: name },
    xxCount: unread,
    waitingOrders: orders.shown,
    waitingCount: orders.count,
    ...approvals,
    waitingOffers,
    unreadApplications,
    undecidedApplications: undecided,
    recruitingPostings: open.total,
    spending: {
      currency,
      inEscrow: spending.inEscrow,
      total: spending.total,
      months: fillMonths(months, spent).map(({ month, amount }) => ({
        month,
        // More may go back in a month than was paid in it.
        amount: Math.max(0, amount),
      })),
    },
    recentPostings: postings.list.map((posting) => presentOwnPosting(posting, now, language)),
    postingMonths: fillMonths(months, published).map(({ month, amount }) => ({
      month,
      count: amount,
    })),
    reach,
    informationSaved: information !== undefined,
    firstSteps,
    news,
  };
}

/** Counted as beside the bell: with the answers to feedback, which stand on the same page. */
async function unreadNotices(identity: Identity, { deps, personId }: CallContext) {
  const reader = { personId, identity };
  const [notifications, answers] = await Promise.all([
    countUnread(deps.db, reader),
    countUnreadAnswers(deps.db, reader),
  ]);
  return notifications + answers;
}

/** The other side's offers of terms that wait for an answer, and how many there are. */
async function offersThatWait(identity: Identity, { deps, personId, language }: CallContext) {
  const { total, list } = await listWaitingOffers(deps.db, { identity, personId }, rowsShown.limit);
  return { total, list: list.map((offer) => presentWaiting(offer, identity, language)) };
}

/** The orders whose price this member may decide on, what ends soonest first; nothing for who approves none. */
async function approvalsThatWait(
  context: CallContext,
): Promise<Pick<ResponseOf<ClientCall>, 'waitingApprovals'>> {
  const { deps, personId, memberId } = context;
  if (memberId === null || !callerMay(context, 'approve')) return {};
  const filter = { approval: 'waiting', approver: memberId, sort: 'due' } as const;
  const client = { identity: 'client', personId } as const;
  const { total, list } = await listOrders(deps.db, client, filter, rowsShown);
  const viewer = viewerOf('client', context);
  return { waitingApprovals: { total, list: list.map((order) => presentOrder(order, viewer)) } };
}

/** The orders that wait for this side, what ends soonest first, and how many there are. */
async function waitingOrders(identity: Identity, context: CallContext) {
  const { deps, personId } = context;
  const party = { identity, personId };
  const { total, list } = await ordersThatWait(deps.db, party, rowsShown.limit);
  const viewer = viewerOf(identity, context);
  return { count: total, shown: list.map((order) => presentOrder(order, viewer)) };
}

import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { SETTLEMENT_ZONE, type Identity, type OrderState } from '@tolk/domain';
import type { CallContext } from '../../call-context.ts';
import {
  countRunning,
  countUnread as countUnreadApplications,
} from '../../repositories/application-repository.ts';
import {
  clientSpending,
  monthlyEarnings,
  monthlySpending,
  supplierBalances,
} from '../../repositories/ledger-repository.ts';
import { countUnread } from '../../repositories/notification-repository.ts';
import { listOrders } from '../../repositories/order-repository.ts';
import { nameOf } from '../../repositories/person-repository.ts';
import { hallPage, ownPostings } from '../../repositories/posting-repository.ts';
import { refuse } from '../../refusal.ts';
import { presentOrder } from '../orders/present-order.ts';
import { viewerOf } from '../orders/read-orders.ts';
import { presentOwnPosting, presentPosting } from '../postings/present-posting.ts';
import { fillMonths, lastMonths, startOfMonth } from './months.ts';

type SupplierCall = typeof calls.supinterface.overview.getOverviewData;
type ClientCall = typeof calls.clientinterface.overview.getOverviewData;

const currency = 'CNY';
const monthsShown = 6;
const rowsShown = { limit: 5, offset: 0 };

/** Orders on which this side has to act. */
const waiting: Record<Identity, readonly OrderState[]> = {
  supplier: ['sent', 'started', 'changesRequested'],
  client: ['received', 'submitted'],
};

export async function supplierOverview(
  { supUserId }: RequestOf<SupplierCall>,
  context: CallContext,
): Promise<ResponseOf<SupplierCall>> {
  const { personId, now } = context;
  const { db } = context.deps;
  if (supUserId !== undefined && supUserId !== personId) refuse('notFound');
  const months = lastMonths(now, monthsShown);
  const from = startOfMonth(months[0] ?? '');
  const [name, unread, orders, applications, balances, earned, postings] = await Promise.all([
    nameOf(db, personId),
    countUnread(db, { personId, identity: 'supplier' }),
    waitingOrders('supplier', context),
    countRunning(db, personId),
    supplierBalances(db, personId, currency),
    monthlyEarnings(db, personId, currency, SETTLEMENT_ZONE, from),
    hallPage(db, { search: null }, 'newest', rowsShown),
  ]);
  return {
    supInfo: { supName: name },
    xxCount: unread,
    waitingOrders: orders,
    applications,
    earnings: { currency, ...balances, months: fillMonths(months, earned) },
    recentPostings: postings.map(presentPosting),
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
      countUnread(db, { personId, identity: 'client' }),
      waitingOrders('client', context),
      countUnreadApplications(db, personId),
      ownPostings(db, personId, recruiting, { limit: 1, offset: 0 }),
      clientSpending(db, personId, currency),
      monthlySpending(db, personId, currency, SETTLEMENT_ZONE, from),
      ownPostings(db, personId, { search: null }, rowsShown),
    ]);
  return {
    sysUser: { userName: name },
    xxCount: unread,
    waitingOrders: orders,
    unreadApplications,
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
  };
}

async function waitingOrders(identity: Identity, context: CallContext) {
  const { deps, personId } = context;
  const filter = { states: waiting[identity] };
  const { list } = await listOrders(deps.db, { identity, personId }, filter, rowsShown);
  const viewer = viewerOf(identity, context);
  return list.map((order) => presentOrder(order, viewer));
}

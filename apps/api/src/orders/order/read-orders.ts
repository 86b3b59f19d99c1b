import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, DAY, orderMoney, type Identity, type OrderSort } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { countOrders, listOrders, type OrderFilter } from './order-list-repository.ts';
import { findOrder } from './order-repository.ts';
import { noSuchDay, startOfDay } from '../../calls/day-span.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';
import { callerMay } from '../../calls/member-may.ts';
import { refuse } from '../../calls/refusal.ts';
import { pagingOf } from '../../calls/paging.ts';
import { orderDetail, presentOrder, type OrderDetail } from './present-order.ts';
import { viewerOf } from './viewer.ts';

type Calls = typeof calls.clientinterface.orders;
type OfWorker = Pick<RequestOf<typeof calls.supinterface.orders.getProjectOrderList>, 'assignee'>;

/** The filter as the repository takes it. Throws 422 for days that the calendar does not have. */
export function orderFilterOf({
  orderStatus,
  search,
  from,
  to,
  ...rest
}: Omit<RequestOf<Calls['getProjectOrderList']>, 'pageNum' | 'pageSize' | 'sort'> & {
  sort?: OrderSort;
}): OrderFilter {
  const [madeFrom, last] = [from, to].map((day) =>
    day === undefined ? undefined : startOfDay(day),
  );
  requireNoFaults({
    ...(madeFrom === null ? { from: noSuchDay } : {}),
    ...(last === null ? { to: noSuchDay } : {}),
  });
  return {
    ...rest,
    status: orderStatus,
    search: search?.trim() || undefined,
    madeFrom: madeFrom ?? undefined,
    madeBefore: last ? addMs(last, DAY) : undefined,
  };
}

type OwnRequest = Parameters<typeof orderFilterOf>[0] & OfWorker;

/** The same for a party: a member of a supplier company may ask by who works on them. */
function ownOrderFilterOf(
  { assignee, ...request }: OwnRequest,
  { memberId }: Pick<CallContext, 'memberId'>,
): OrderFilter {
  const filter = orderFilterOf(request);
  if (memberId === null || assignee === undefined) return filter;
  return { ...filter, worker: assignee === 'me' ? memberId : null };
}

/** The same for the rows of the list: a member who may decide on approvals finds those first. */
export function ownOrderListOf(request: OwnRequest, context: CallContext): OrderFilter {
  const approvalsFirst = context.memberId !== null && callerMay(context, 'approve');
  return { ...ownOrderFilterOf(request, context), approvalsFirst };
}

/** The orders of the caller on this side, and how many there are in each status. */
export async function listOwnOrders(
  identity: Identity,
  request: RequestOf<Calls['getProjectOrderList']> & OfWorker,
  context: CallContext,
): Promise<ResponseOf<Calls['getProjectOrderList']>> {
  const { personId, deps } = context;
  const party = { identity, personId };
  const filter = ownOrderListOf(request, context);
  const { total, list } = await listOrders(deps.db, party, filter, pagingOf(request));
  const counts = await countOrders(deps.db, party, filter);
  const viewer = viewerOf(identity, context);
  return { total, list: list.map((order) => presentOrder(order, viewer)), counts };
}

export async function ownOrderDetail(
  identity: Identity,
  { projectOrderId }: RequestOf<Calls['getProjectOrderIdData']>,
  context: CallContext,
): Promise<OrderDetail> {
  const { personId, deps } = context;
  const order = await findOrder(deps.db, projectOrderId, { identity, personId });
  return orderDetail(deps.db, order ?? refuse('notFound'), viewerOf(identity, context));
}

/** What an order of this price and workload would cost, before any overtime. */
export async function handlingFee(
  form: RequestOf<Calls['getCommissionXQ']>,
): Promise<ResponseOf<Calls['getCommissionXQ']>> {
  const { price, fee } = orderMoney(form);
  return { amountOfMoney: price, commissionXQ: fee, paymentAmount: price + fee, currency: 'CNY' };
}

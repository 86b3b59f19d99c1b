import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { Identity } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { findOrder, listOrders } from './order-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { pagingOf } from '../../calls/paging.ts';
import { orderMoney } from './order-terms.ts';
import { orderDetail, presentOrder, type OrderDetail, type Viewer } from './present-order.ts';

type Calls = typeof calls.clientinterface.orders;

export function viewerOf(identity: Identity, { now, language }: CallContext): Viewer {
  return { identity, now, language };
}

/** The orders of the caller on this side, newest first. */
export async function listOwnOrders(
  identity: Identity,
  request: RequestOf<Calls['getProjectOrderList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getProjectOrderList']>> {
  const { personId, deps } = context;
  const filter = { status: request.orderStatus, search: request.search?.trim() || undefined };
  const page = pagingOf(request);
  const { total, list } = await listOrders(deps.db, { identity, personId }, filter, page);
  const viewer = viewerOf(identity, context);
  return { total, list: list.map((order) => presentOrder(order, viewer)) };
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

/** What an order of this price and workload would cost. */
export async function handlingFee(
  form: RequestOf<Calls['getCommissionXQ']>,
): Promise<ResponseOf<Calls['getCommissionXQ']>> {
  const { price, fee } = orderMoney(form);
  return { amountOfMoney: price, commissionXQ: fee, paymentAmount: price + fee, currency: 'CNY' };
}

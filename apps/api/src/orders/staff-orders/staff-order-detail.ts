import { ledgerAccounts } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { orderEvents, type OrderRecord } from '../order/order-repository.ts';
import { ledgerOf } from '../../ledger/visible-ledger.ts';
import { orderDetail, presentTimeline, type OrderDetail } from '../order/present-order.ts';

/** An order as staff sees it: all of its ledger, and none of the parties' buttons. */
export async function staffOrderDetail(
  db: Queryable,
  order: OrderRecord,
  { now, language }: CallContext,
): Promise<OrderDetail> {
  return {
    ...(await orderDetail(db, order, { identity: 'client', now, language })),
    allowedActions: [],
    waitsFor: [],
    timeline: presentTimeline(await orderEvents(db, order.id), language),
    ledger: await ledgerOf(db, order.id, ledgerAccounts),
  };
}

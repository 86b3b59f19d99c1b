import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import { callerMay } from '../calls/member-may.ts';
import { earnedByOrder } from '../ledger/supplier-earnings-repository.ts';
import { earnedWith } from '../orders/earnings/earning-repository.ts';
import { expectedEarnings, termsHold } from '../orders/earnings/expected-earnings.ts';
import type { OrderRecord } from '../orders/order/order-repository.ts';
import { documentLabels } from './labels.ts';
import { columnsIn, columnsOfBoth, type OrderListParts } from './order-list-columns.ts';

/**
 * A company reads who works on each order. What an order brings is read by everybody who belongs to it, as on the
 * order's page; what was booked as earned, as in the list of earnings, by who collects.
 */
export async function supplierOrderList(
  orders: readonly OrderRecord[],
  context: CallContext,
): Promise<OrderListParts> {
  const { deps, personId, language, memberId } = context;
  const { whole, wide, money, total } = columnsIn(context);
  const both = columnsOfBoth(orders, context);
  const ids = orders.map(({ id }) => id);
  const amounts = await earnedWith(deps.db, ids);
  const brings = (order: OrderRecord) => expectedEarnings(order, amounts.get(order.id));
  const earned = callerMay(context, 'collect') ? await earnedByOrder(deps.db, personId, ids) : null;
  const booked = ({ id }: OrderRecord) => earned?.get(id) ?? 0;
  return {
    columns: [
      ...both.which,
      wide({ en: 'Client', zh: '客户' }, ({ client_name }) => shownName(client_name, language)),
      both.languages,
      ...(memberId === null
        ? []
        : [
            whole({ en: 'Assigned to', zh: '负责人' }, ({ assignee }) =>
              assignee === null ? '' : shownName(assignee.name, language),
            ),
          ]),
      both.status,
      both.created,
      both.due,
      ...both.price,
      money(documentLabels.platformFee, (order) => (termsHold(order) ? order.commission : null)),
      money(documentLabels.afterFee, brings),
      ...(earned === null ? [] : [money(documentLabels.earned, booked)]),
    ],
    totals: [
      total(documentLabels.afterFee, orders.map(brings)),
      ...(earned === null ? [] : [total(documentLabels.earned, orders.map(booked))]),
    ],
  };
}

import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import { callerMay } from '../calls/member-may.ts';
import { earnedByOrder } from '../ledger/supplier-year-repository.ts';
import type { OrderRecord } from '../orders/order/order-repository.ts';
import { documentLabels } from './labels.ts';
import { columnsIn, columnsOfBoth, type OrderListParts } from './order-list-columns.ts';

/** A company reads who works on each order; what was earned, as everywhere, is read by who collects. */
export async function supplierOrderList(
  orders: readonly OrderRecord[],
  context: CallContext,
): Promise<OrderListParts> {
  const { deps, personId, language, memberId } = context;
  const { text, wide, money, total } = columnsIn(context);
  const both = columnsOfBoth(orders, context);
  const afterFee = ({ price, commission }: OrderRecord) => price - commission;
  const ids = orders.map(({ id }) => id);
  const earned = callerMay(context, 'collect') ? await earnedByOrder(deps.db, personId, ids) : null;
  const earnedWith = ({ id }: OrderRecord) => earned?.get(id) ?? 0;
  return {
    columns: [
      ...both.which,
      wide({ en: 'Client', zh: '客户' }, ({ client_name }) => shownName(client_name, language)),
      both.languages,
      ...(memberId === null
        ? []
        : [
            text({ en: 'Assigned to', zh: '负责人' }, ({ assignee }) =>
              assignee === null ? '' : shownName(assignee.name, language),
            ),
          ]),
      both.status,
      both.created,
      both.due,
      ...both.price,
      money(documentLabels.platformFee, ({ commission }) => commission),
      money(documentLabels.afterFee, afterFee),
      ...(earned === null ? [] : [money(documentLabels.earned, earnedWith)]),
    ],
    totals: [
      total(documentLabels.afterFee, orders.map(afterFee)),
      ...(earned === null ? [] : [total(documentLabels.earned, orders.map(earnedWith))]),
    ],
  };
}

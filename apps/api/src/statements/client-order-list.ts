import type { Language } from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import {
  actingMembersOf,
  type ActingMembers,
} from '../orders/approvals/acting-members-repository.ts';
import { termsHold } from '../orders/earnings/expected-earnings.ts';
import type { OrderRecord } from '../orders/order/order-repository.ts';
import { referencesOf } from '../orders/references/order-reference-repository.ts';
import { paidForOrders } from '../orders/tax-invoices/invoiceable-repository.ts';
import { documentLabels } from './labels.ts';
import {
  columnsIn,
  columnsOfBoth,
  type OrderColumn,
  type OrderListParts,
} from './order-list-columns.ts';

/**
 * What an order costs is what its terms say, or after another end what was paid and did not go back. An organisation
 * reads who of it ordered, approved and paid, where others read the work's terms.
 */
export async function clientOrderList(
  orders: readonly OrderRecord[],
  context: CallContext,
): Promise<OrderListParts> {
  const { deps, language, memberId } = context;
  const ids = orders.map(({ id }) => id);
  const references = await referencesOf(deps.db, ids);
  const paid = await paidForOrders(deps.db, ids);
  const members = memberId === null ? null : await actingMembersOf(deps.db, ids);
  const { text, wide, money, total } = columnsIn(context);
  const both = columnsOfBoth(orders, context);
  const paidFor = ({ id }: OrderRecord) => paid.get(id) ?? 0;
  const costs = (order: OrderRecord) =>
    termsHold(order) ? order.price + order.fee : paidFor(order);
  const isPerson = members === null;
  return {
    columns: [
      ...both.which,
      text(
        { en: 'Purchase order', zh: '采购订单号' },
        ({ id }) => references.get(id)?.purchaseOrder ?? '',
      ),
      text({ en: 'Cost centre', zh: '成本中心' }, ({ id }) => references.get(id)?.costCentre ?? ''),
      wide({ en: 'Supplier', zh: '译员' }, ({ supplier_name }) =>
        shownName(supplier_name, language),
      ),
      ...(isPerson ? [both.languages] : memberColumns(members, context)),
      both.status,
      both.created,
      ...(isPerson ? [both.due] : []),
      ...both.price,
      money({ en: 'Service fee', zh: '平台服务费' }, (order) =>
        termsHold(order) ? order.fee : null,
      ),
      money({ en: 'Total', zh: '合计' }, costs),
      money(documentLabels.paid, paidFor),
    ],
    totals: [
      total({ en: 'Total', zh: '合计' }, orders.map(costs)),
      total(documentLabels.paid, orders.map(paidFor)),
    ],
  };
}

function memberColumns(
  members: ReadonlyMap<string, ActingMembers>,
  { language }: { language: Language },
): OrderColumn[] {
  const { whole } = columnsIn({ language });
  const shown = (names: readonly (string | null)[] = []) =>
    names.flatMap((name) => (name === null ? [] : shownName(name, language))).join(', ');
  const one = (name: string | null = null) => shown([name]);
  return [
    whole({ en: 'Ordered by', zh: '下单人' }, ({ id }) => one(members.get(id)?.ordered)),
    whole({ en: 'Approved by', zh: '审批人' }, ({ id }) => one(members.get(id)?.approved)),
    whole({ en: 'Paid by', zh: '付款人' }, ({ id }) => shown(members.get(id)?.paid)),
  ];
}

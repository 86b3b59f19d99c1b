import { shanghaiDay, type Identity } from '@tolk/domain';
import type { RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, type BilingualText } from '../calls/refusal.ts';
import { allOrders } from '../orders/order/order-list-repository.ts';
import { ownOrderListOf } from '../orders/order/read-orders.ts';
import { answerWithStatement, requireRoom, rowsToRead } from './answer-statement.ts';
import { clientOrderList } from './client-order-list.ts';
import { documentLabels, issuedAt } from './labels.ts';
import type { OrderListOf } from './order-list-columns.ts';
import { filterFacts } from './order-list-filters.ts';
import { statementTime } from './statement-time.ts';
import { supplierOrderList } from './supplier-order-list.ts';

type Request =
  | RequestOf<typeof calls.clientinterface.orders.downloadOrderList>
  | RequestOf<typeof calls.supinterface.orders.downloadOrderList>;

const partsOf: Readonly<Record<Identity, OrderListOf>> = {
  client: clientOrderList,
  supplier: supplierOrderList,
};

/** The caller's orders on this side that the filter finds, as the list has them. Throws `invalid`. */
export async function downloadOrderList(
  identity: Identity,
  { format, ...filter }: Request,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId, language, now } = context;
  const say = (text: BilingualText) => inLanguage(text, language);
  const wanted = ownOrderListOf(filter, context);
  const most = rowsToRead(format);
  const orders = await allOrders(deps.db, { identity, personId }, wanted, most);
  requireRoom(format, orders.length);
  const { columns, totals } = await partsOf[identity](orders, context);
  const { from, to } = filter;
  const days = from && to ? `${from}-${to}` : shanghaiDay(now);
  const statement = {
    language,
    title: say({ en: 'Orders', zh: '订单' }),
    subject: statementTime(now),
    fileName: `${say({ en: 'orders', zh: '订单' })}-${days}`,
    issued: say(issuedAt(statementTime(now))),
    facts: [
      ...filterFacts(filter, context),
      { label: say({ en: 'Number of orders', zh: '订单数量' }), value: String(orders.length) },
    ],
    columns: columns.map(({ head }) => head),
    rows: orders.map((order) => columns.map(({ cell }) => cell(order))),
    empty: say(documentLabels.nothing),
    totals,
    notes: [],
  };
  await answerWithStatement(statement, format, context);
  return {};
}

import { statusOfState } from '@tolk/domain';
import type { RequestOf, calls } from '@tolk/contract';
import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, type BilingualText } from '../calls/refusal.ts';
import { allOrders } from '../orders/order/order-list-repository.ts';
import type { OrderRecord } from '../orders/order/order-repository.ts';
import { orderFilterOf } from '../orders/order/read-orders.ts';
import { referencesOf, type References } from '../orders/references/order-reference-repository.ts';
import { answerWithStatement, statementRowsMax } from './answer-statement.ts';
import { documentLabels, issuedAt, orderStatusLabels } from './labels.ts';
import type { Statement } from './statement.ts';
import { statementTime } from './statement-time.ts';

type Request = RequestOf<typeof calls.clientinterface.orders.downloadOrderList>;

const currency = 'CNY';

/** The client's orders that the filter finds, in the order that it asks for. Throws `invalid`. */
export async function downloadOrderList(
  { format, ...filter }: Request,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId } = context;
  const client = { identity: 'client', personId } as const;
  const orders = await allOrders(deps.db, client, orderFilterOf(filter), statementRowsMax);
  const references = await referencesOf(
    deps.db,
    orders.map(({ id }) => id),
  );
  await answerWithStatement(statementOf(orders, references, context), format, context);
  return {};
}

function statementOf(
  orders: readonly OrderRecord[],
  references: ReadonlyMap<string, References>,
  { language, now }: Pick<CallContext, 'language' | 'now'>,
): Statement {
  const say = (text: BilingualText) => inLanguage(text, language);
  const total = orders.reduce((sum, { price, fee }) => sum + price + fee, 0);
  const amounts = [
    { en: 'Price of the work', zh: '翻译费' },
    { en: 'Service fee', zh: '平台服务费' },
    { en: 'Total', zh: '合计' },
  ];
  return {
    language,
    title: say({ en: 'Orders', zh: '订单' }),
    subject: statementTime(now),
    fileName: `orders-${now.toISOString().slice(0, 10)}`,
    issued: say(issuedAt(statementTime(now))),
    facts: [{ label: say({ en: 'Orders', zh: '订单' }), value: String(orders.length) }],
    columns: [
      { title: say({ en: 'Order number', zh: '订单号' }) },
      { title: say({ en: 'Order', zh: '订单名称' }), wide: true },
      { title: say({ en: 'Purchase order', zh: '采购订单号' }) },
      { title: say({ en: 'Cost centre', zh: '成本中心' }) },
      { title: say({ en: 'Supplier', zh: '译员' }), wide: true },
      { title: say({ en: 'Languages', zh: '语言' }) },
      { title: say({ en: 'Status', zh: '状态' }) },
      { title: say({ en: 'Made', zh: '创建时间' }), times: true },
      { title: say({ en: 'Due', zh: '交付截止' }), times: true },
      ...amounts.map((title) => ({ title: `${say(title)} (${currency})`, currency })),
    ],
    rows: orders.map((order) => [
      order.number,
      order.name,
      references.get(order.id)?.purchaseOrder ?? '',
      references.get(order.id)?.costCentre ?? '',
      shownName(order.supplier_name, language),
      `${order.source_language} → ${order.target_language}`,
      say(orderStatusLabels[statusOfState[order.state]]),
      statementTime(order.created_at),
      statementTime(order.due_at),
      order.price,
      order.fee,
      order.price + order.fee,
    ]),
    empty: say(documentLabels.nothing),
    totals: [{ label: say({ en: 'Total', zh: '合计' }), money: { amount: total, currency } }],
    notes: [],
  };
}

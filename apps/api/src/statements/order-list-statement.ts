import { shanghaiDay, statusOfState, type Language } from '@tolk/domain';
import type { RequestOf, calls } from '@tolk/contract';
import { shownName } from '../accounts/identity/shown-name.ts';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, type BilingualText } from '../calls/refusal.ts';
import {
  actingMembersOf,
  type ActingMembers,
} from '../orders/approvals/acting-members-repository.ts';
import { allOrders } from '../orders/order/order-list-repository.ts';
import type { OrderRecord } from '../orders/order/order-repository.ts';
import { orderFilterOf } from '../orders/order/read-orders.ts';
import { paidForOrders } from '../orders/tax-invoices/invoiceable-repository.ts';
import { referencesOf, type References } from '../orders/references/order-reference-repository.ts';
import { answerWithStatement, statementRowsMax } from './answer-statement.ts';
import { documentLabels, issuedAt, orderStatusLabels } from './labels.ts';
import { wordOf } from './order-lines.ts';
import type { Statement } from './statement.ts';
import { statementTime } from './statement-time.ts';

type Request = RequestOf<typeof calls.clientinterface.orders.downloadOrderList>;

const currency = 'CNY';

const termColumns: readonly BilingualText[] = [{ en: 'Languages', zh: '语言' }];
const memberColumns: readonly BilingualText[] = [
  { en: 'Ordered by', zh: '下单人' },
  { en: 'Approved by', zh: '审批人' },
  { en: 'Paid by', zh: '付款人' },
];

/** The client's orders that the filter finds, in the order that it asks for. Throws `invalid`. */
export async function downloadOrderList(
  { format, ...filter }: Request,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId } = context;
  const client = { identity: 'client', personId } as const;
  const orders = await allOrders(deps.db, client, orderFilterOf(filter), statementRowsMax);
  const ids = orders.map(({ id }) => id);
  const known = {
    references: await referencesOf(deps.db, ids),
    paid: await paidForOrders(deps.db, ids),
    members: context.memberId === null ? null : await actingMembersOf(deps.db, ids),
  };
  const { from, to } = filter;
  const days = from && to ? `${from}-${to}` : shanghaiDay(context.now);
  await answerWithStatement(statementOf(orders, days, known, context), format, context);
  return {};
}

interface Known {
  references: ReadonlyMap<string, References>;
  /** Fen that were paid and neither went nor go back. */
  paid: ReadonlyMap<string, number>;
  /** Null where the client is a person. */
  members: ReadonlyMap<string, ActingMembers> | null;
}

/** An organisation reads who of it ordered, approved and paid, where others read the work's terms. */
function statementOf(
  orders: readonly OrderRecord[],
  days: string,
  { references, paid, members }: Known,
  { language, now }: Pick<CallContext, 'language' | 'now'>,
): Statement {
  const say = (text: BilingualText) => inLanguage(text, language);
  const total = orders.reduce((sum, { price, fee }) => sum + price + fee, 0);
  const paidFor = ({ id }: OrderRecord) => paid.get(id) ?? 0;
  const allPaid = orders.reduce((sum, order) => sum + paidFor(order), 0);
  // Most clients have no interpreters who travel: the page has no room for a column of zeros.
  const hasTravel = orders.some(({ travel }) => travel > 0);
  const amounts = [
    { en: 'Price of the work', zh: '翻译费' },
    ...(hasTravel ? [{ en: 'Travel', zh: '差旅费' }] : []),
    { en: 'Service fee', zh: '平台服务费' },
    { en: 'Total', zh: '合计' },
    documentLabels.paid,
  ];
  return {
    language,
    title: say({ en: 'Orders', zh: '订单' }),
    subject: statementTime(now),
    fileName: `${say({ en: 'orders', zh: '订单' })}-${days}`,
    issued: say(issuedAt(statementTime(now))),
    facts: [{ label: say({ en: 'Orders', zh: '订单' }), value: String(orders.length) }],
    columns: [
      { title: say({ en: 'Order number', zh: '订单号' }) },
      { title: say({ en: 'Order', zh: '订单名称' }), wide: true },
      { title: say({ en: 'Purchase order', zh: '采购订单号' }) },
      { title: say({ en: 'Cost centre', zh: '成本中心' }) },
      { title: say({ en: 'Supplier', zh: '译员' }), wide: true },
      ...(members === null ? termColumns : memberColumns).map((title) => ({ title: say(title) })),
      { title: say({ en: 'Status', zh: '状态' }) },
      { title: say({ en: 'Created', zh: '创建时间' }), times: true },
      ...(members === null
        ? [{ title: say({ en: 'Due', zh: '交付截止' }), times: true as const }]
        : []),
      ...amounts.map((title) => ({ title: `${say(title)} (${currency})`, currency })),
    ],
    rows: orders.map((order) => [
      order.number,
      order.name,
      references.get(order.id)?.purchaseOrder ?? '',
      references.get(order.id)?.costCentre ?? '',
      shownName(order.supplier_name, language),
      ...(members === null ? [say(pairOf(order))] : membersIn(members.get(order.id), language)),
      say(statusText(order)),
      statementTime(order.created_at),
      ...(members === null ? [statementTime(order.due_at)] : []),
      order.price - order.travel,
      ...(hasTravel ? [order.travel] : []),
      order.fee,
      order.price + order.fee,
      paidFor(order),
    ]),
    empty: say(documentLabels.nothing),
    totals: [
      { label: say({ en: 'Total', zh: '合计' }), money: { amount: total, currency } },
      { label: say(documentLabels.paid), money: { amount: allPaid, currency } },
    ],
    notes: [],
  };
}

/** `Chinese (Simplified) → English`. */
function pairOf({ source_language, target_language }: OrderRecord): BilingualText {
  const [from, into] = [wordOf('language', source_language), wordOf('language', target_language)];
  return { en: `${from.en} → ${into.en}`, zh: `${from.zh} → ${into.zh}` };
}

/** With how many of its milestones are paid, where it is in milestones. */
function statusText({ state, milestones }: OrderRecord): BilingualText {
  const status = orderStatusLabels[statusOfState[state]];
  if (milestones.length === 0) return status;
  const { length } = milestones.filter(({ paidAt }) => paidAt !== null);
  return {
    en: `${status.en}, ${length} of ${milestones.length} milestones paid`,
    zh: `${status.zh}，已付 ${length}/${milestones.length} 个阶段`,
  };
}

/** In the order of `memberColumns`. */
function membersIn(acting: ActingMembers | undefined, language: Language): string[] {
  const { ordered = null, approved = null, paid = [] } = acting ?? {};
  const shown = (names: readonly (string | null)[]) =>
    names.flatMap((name) => (name === null ? [] : shownName(name, language))).join(', ');
  return [shown([ordered]), shown([approved]), shown(paid)];
}

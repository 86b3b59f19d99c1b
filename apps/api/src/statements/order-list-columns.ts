import { statusOfState } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, type BilingualText } from '../calls/refusal.ts';
import type { OrderRecord } from '../orders/order/order-repository.ts';
import { orderStatusLabels } from './labels.ts';
import { wordOf } from './order-lines.ts';
import type { Statement, StatementCell, StatementColumn } from './statement.ts';
import { statementTime } from './statement-time.ts';

const currency = 'CNY';

/** A column of a list of orders, and what stands in it for each of them. */
export interface OrderColumn {
  head: StatementColumn;
  cell: (order: OrderRecord) => StatementCell;
}

export interface OrderListParts {
  columns: readonly OrderColumn[];
  totals: Statement['totals'];
}

/** What one side of the market reads in its list of orders. */
export type OrderListOf = (
  orders: readonly OrderRecord[],
  context: CallContext,
) => Promise<OrderListParts>;

type Context = Pick<CallContext, 'language'>;

/** Columns in the reader's language. */
export function columnsIn({ language }: Context) {
  const say = (text: BilingualText) => inLanguage(text, language);
  return {
    text: (title: BilingualText, cell: (order: OrderRecord) => string): OrderColumn => ({
      head: { title: say(title) },
      cell,
    }),
    whole: (title: BilingualText, cell: (order: OrderRecord) => string): OrderColumn => ({
      head: { title: say(title), whole: true },
      cell,
    }),
    wide: (title: BilingualText, cell: (order: OrderRecord) => string): OrderColumn => ({
      head: { title: say(title), wide: true },
      cell,
    }),
    time: (title: BilingualText, at: (order: OrderRecord) => Date): OrderColumn => ({
      head: { title: say(title), times: true },
      cell: (order) => statementTime(at(order)),
    }),
    /** Minor units, or nothing. */
    money: (title: BilingualText, cell: (order: OrderRecord) => number | null): OrderColumn => ({
      head: { title: `${say(title)} (${currency})`, currency },
      cell,
    }),
    total: (title: BilingualText, amounts: readonly number[]): Statement['totals'][number] => ({
      label: say(title),
      money: { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency },
    }),
  };
}

/** The columns that both sides have. */
export function columnsOfBoth(orders: readonly OrderRecord[], { language }: Context) {
  const say = (text: BilingualText) => inLanguage(text, language);
  const { text, whole, wide, time, money } = columnsIn({ language });
  const travel = money({ en: 'Travel', zh: '差旅费' }, (order) => order.travel);
  return {
    which: [
      text({ en: 'Order number', zh: '订单号' }, ({ number }) => number),
      wide({ en: 'Order', zh: '订单名称' }, ({ name }) => name),
    ],
    languages: whole({ en: 'Languages', zh: '语言' }, (order) => say(pairOf(order))),
    status: whole({ en: 'Status', zh: '状态' }, (order) => say(statusText(order))),
    created: time({ en: 'Created', zh: '创建时间' }, ({ created_at }) => created_at),
    due: time({ en: 'Due', zh: '交付截止' }, ({ due_at }) => due_at),
    price: [
      money({ en: 'Price of the work', zh: '翻译费' }, (order) => order.price - order.travel),
      // Most orders are no bookings away from home: the page has no room for a column of zeros.
      ...(orders.some((order) => order.travel > 0) ? [travel] : []),
    ],
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

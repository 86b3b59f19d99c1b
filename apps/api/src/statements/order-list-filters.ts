import type { RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { moneyText } from '../calls/money-text.ts';
import { inLanguage, type BilingualText } from '../calls/refusal.ts';
import { orderStatusLabels } from './labels.ts';
import { wordOf } from './order-lines.ts';
import type { Statement } from './statement.ts';

type Orders =
  | typeof calls.clientinterface.orders.downloadOrderList
  | typeof calls.supinterface.orders.downloadOrderList;

/** What a list of orders was asked for, of either side. */
export type OrderListAsked = Omit<RequestOf<Orders>, 'format'> &
  Pick<RequestOf<typeof calls.clientinterface.orders.downloadOrderList>, 'approval'> &
  Pick<RequestOf<typeof calls.supinterface.orders.downloadOrderList>, 'assignee'>;

const currency = 'CNY';

const sorts: Readonly<Record<NonNullable<OrderListAsked['sort']>, BilingualText>> = {
  turn: { en: 'Your turn first', zh: '待我处理优先' },
  newest: { en: 'Newest first', zh: '最新优先' },
  due: { en: 'Due first', zh: '交付时间从近到远' },
  amount: { en: 'Largest first', zh: '金额从高到低' },
};

const assignees = {
  me: { en: 'You', zh: '我' },
  nobody: { en: 'Nobody', zh: '无人' },
} as const satisfies Record<NonNullable<OrderListAsked['assignee']>, BilingualText>;

/** What the file says about which orders stand in it, and in which order. */
export function filterFacts(
  asked: OrderListAsked,
  { language }: Pick<CallContext, 'language'>,
): Statement['facts'] {
  const { orderStatus, sourceLanguage, targetLanguage, amountFrom, amountTo, assignee } = asked;
  const say = (text: BilingualText) => inLanguage(text, language);
  const money = (amount: number) => moneyText({ amount, currency }, language);
  const facts: readonly (readonly [BilingualText, string | undefined])[] = [
    [{ en: 'Status', zh: '状态' }, orderStatus && say(orderStatusLabels[orderStatus])],
    [{ en: 'Search', zh: '搜索' }, asked.search?.trim()],
    [
      { en: 'Source language', zh: '源语言' },
      sourceLanguage && say(wordOf('language', sourceLanguage)),
    ],
    [
      { en: 'Target language', zh: '目标语言' },
      targetLanguage && say(wordOf('language', targetLanguage)),
    ],
    [{ en: 'Ordered from', zh: '下单日期（起）' }, asked.from],
    [{ en: 'Ordered until', zh: '下单日期（止）' }, asked.to],
    [{ en: 'Total from', zh: '合计不低于' }, amountFrom === undefined ? '' : money(amountFrom)],
    [{ en: 'Total up to', zh: '合计不超过' }, amountTo === undefined ? '' : money(amountTo)],
    [
      { en: 'Approval', zh: '审批' },
      asked.approval && say({ en: 'Waiting for approval', zh: '待审批' }),
    ],
    [{ en: 'Assigned to', zh: '负责人' }, assignee && say(assignees[assignee])],
    [{ en: 'Sorted by', zh: '排序' }, say(sorts[asked.sort ?? 'turn'])],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label: say(label), value }] : []));
}

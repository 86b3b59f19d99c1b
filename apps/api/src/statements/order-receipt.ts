import { nameOfMethod } from '@tolk/domain';
import type { RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, refuse, type BilingualText } from '../calls/refusal.ts';
import { findOrder, type OrderRecord } from '../orders/order/order-repository.ts';
import { payerOf } from '../orders/payments/payer.ts';
import { paymentsOf, type Payment } from '../orders/payments/payment-repository.ts';
import { refundsOf } from '../orders/refunds/refund-repository.ts';
import { findReferences } from '../orders/references/order-reference-repository.ts';
import { shownName } from '../accounts/identity/shown-name.ts';
import { answerWithStatement } from './answer-statement.ts';
import { moneyText } from '../calls/money-text.ts';
import type { Statement } from './statement.ts';
import { statementTime } from './statement-time.ts';
import { documentLabels, issuedAt } from './labels.ts';
import { dateFacts, priceLines } from './order-lines.ts';
import { paidFor } from './paid-for.ts';

type Refund = Awaited<ReturnType<typeof refundsOf>>[number];

/** What the client paid for an order and what went back. Throws `notFound`, `conflict` until it is paid. */
export async function downloadOrderReceipt(
  { projectOrderId }: RequestOf<typeof calls.clientinterface.orders.downloadOrderReceipt>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId } = context;
  const client = { identity: 'client', personId } as const;
  const order = (await findOrder(deps.db, projectOrderId, client)) ?? refuse('notFound');
  if (order.paid_at === null) refuse('conflict', { message: notPaid });
  await answerWithStatement(await receiptOf(order, context), 'pdf', context);
  return {};
}

const notPaid = {
  en: 'This order has not been paid for, so there is no receipt.',
  zh: '该订单尚未付款，无法下载收据。',
};

const fixedPrice = { en: 'Fixed price', zh: '一口价' };

async function receiptOf(order: OrderRecord, context: CallContext): Promise<Statement> {
  const { deps, language, now } = context;
  const say = (text: BilingualText) => inLanguage(text, language);
  const payments = (await paymentsOf(deps.db, order.id)).toReversed();
  const refunds = (await refundsOf(deps.db, order.id)).filter(
    ({ payment_attempt_id, reason }) =>
      payments.some(({ id }) => id === payment_attempt_id) && reason !== 'unmatched',
  );
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const payer = await payerOf(context, order);
  const { purchaseOrder, costCentre } = await findReferences(deps.db, order.id);
  const { currency } = order;
  const done = refunds.filter(({ status }) => status === 'succeeded');
  const back = done.reduce((sum, { amount }) => sum + amount, 0);
  const onTheWay = refunds.reduce((sum, { amount }) => sum + amount, 0) - back;
  const facts: [BilingualText, string][] = [
    [{ en: 'Order number', zh: '订单号' }, order.number],
    [{ en: 'Order', zh: '订单名称' }, order.name],
    [{ en: 'Purchase order', zh: '采购订单号' }, purchaseOrder],
    [{ en: 'Cost centre', zh: '成本中心' }, costCentre],
    [{ en: 'Client', zh: '客户' }, payer?.name ?? shownName(order.client_name, language)],
    [{ en: 'Tax number', zh: '纳税人识别号' }, payer?.taxNumber ?? ''],
    [{ en: 'Address', zh: '地址' }, payer?.address ?? ''],
    [{ en: 'Supplier', zh: '译员' }, shownName(order.supplier_name, language)],
    ...dateFacts(order, say),
    ...payments.flatMap((payment) => paymentFacts(order, payment, say)),
  ];
  return {
    language,
    title: say({ en: 'Receipt', zh: '收据' }),
    subject: order.number,
    fileName: `${say({ en: 'receipt', zh: '收据' })}-${order.number}`,
    issued: say(issuedAt(statementTime(now))),
    facts: facts.flatMap(([label, value]) => (value === '' ? [] : [{ label: say(label), value }])),
    columns: [
      { title: say({ en: 'Item', zh: '项目' }), wide: true },
      { title: say({ en: 'Quantity', zh: '数量' }) },
      { title: `${say({ en: 'Unit price', zh: '单价' })} (${currency})`, currency },
      { title: `${say({ en: 'Amount', zh: '金额' })} (${currency})`, currency },
    ],
    rows: [
      ...workRows(order, say),
      [say({ en: 'Service fee', zh: '平台服务费' }), null, null, feePaid(order)],
      // What a change took off the price is not in the price above any more.
      ...done
        .filter(({ reason }) => reason !== 'changed')
        .map((refund) => [say(refundLine(refund)), null, null, -refund.amount]),
    ],
    empty: say(documentLabels.nothing),
    totals: [
      { label: say({ en: 'Paid', zh: '已付金额' }), money: { amount: paid, currency } },
      ...(back === 0
        ? []
        : [
            { label: say({ en: 'Paid back', zh: '已退金额' }), money: { amount: -back, currency } },
          ]),
      {
        label: say({ en: 'Total', zh: '实付金额' }),
        money: { amount: paid - back, currency },
        strong: true,
      },
    ],
    notes: [
      ...(onTheWay === 0
        ? []
        : [say(underWay(moneyText({ amount: onTheWay, currency }, language)))]),
      say(documentLabels.noInvoice),
    ],
  };
}

/** All of the order, or each milestone that was paid: the others have not been bought yet. */
function workRows(order: OrderRecord, say: (text: BilingualText) => string): Statement['rows'] {
  if (order.milestones.length === 0) {
    return priceLines(order).map(({ item, quantity, unitPrice, amount }, at) => [
      say(item),
      quantity && say(quantity),
      unitPrice ?? (at === 0 ? say(fixedPrice) : null),
      amount,
    ]);
  }
  return paidMilestones(order).map((milestone) => [milestone.name, null, null, milestone.price]);
}

function feePaid(order: OrderRecord): number {
  if (order.milestones.length === 0) return order.fee;
  return paidMilestones(order).reduce((sum, { fee }) => sum + fee, 0);
}

function paidMilestones({ milestones }: OrderRecord): OrderRecord['milestones'] {
  return milestones.filter(({ paidAt }) => paidAt !== null);
}

function paymentFacts(
  order: OrderRecord,
  payment: Payment,
  say: (text: BilingualText) => string,
): [BilingualText, string][] {
  const { method, out_trade_no, provider_transaction_id, paid_at } = payment;
  const part = paidFor(order, payment);
  return [
    [{ en: 'Paid for', zh: '付款项目' }, part === null ? '' : say(part)],
    [{ en: 'Paid with', zh: '支付方式' }, say(nameOfMethod(method))],
    [{ en: 'Payment number', zh: '支付单号' }, out_trade_no],
    [{ en: 'Transaction', zh: '交易流水号' }, provider_transaction_id ?? ''],
    [{ en: 'Paid on', zh: '付款时间' }, paid_at ? statementTime(paid_at) : ''],
  ];
}

/** Why money went back, as far as a receipt says it. */
const refundReasons: Readonly<Record<Refund['reason'], BilingualText>> = {
  orderRefunded: { en: 'order cancelled', zh: '订单取消' },
  agreed: { en: 'order ended early', zh: '订单提前结束' },
  ruled: { en: 'ruling', zh: '申诉裁决' },
  staff: { en: 'customer service', zh: '客服办理' },
  changed: { en: 'price lowered', zh: '价格下调' },
  latePaid: { en: 'paid too late', zh: '逾期付款' },
  unmatched: { en: 'unmatched payment', zh: '款项不符' },
};

function refundLine({ confirmed_at, reason }: Refund): BilingualText {
  const time = confirmed_at === null ? '' : statementTime(confirmed_at);
  const { en, zh } = refundReasons[reason];
  return { en: `Refund (${en}), ${time}`, zh: `退款：${zh}（${time}）` };
}

function underWay(money: string): BilingualText {
  return { en: `A refund of ${money} is on its way.`, zh: `另有退款 ${money} 正在处理中。` };
}

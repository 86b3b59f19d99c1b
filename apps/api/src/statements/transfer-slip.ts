import { groupedReference } from '@tolk/domain';
import type { RequestOf, calls } from '@tolk/contract';
import type { TransferAccount } from '../adapters/config.ts';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage, refuse, type BilingualText } from '../calls/refusal.ts';
import { findOrder, type OrderRecord } from '../orders/order/order-repository.ts';
import type { PaymentAttempt } from '../orders/payments/payment-repository.ts';
import { whatIsDue } from '../orders/payments/what-is-due.ts';
import { awaitedTransfer } from '../orders/transfers/awaited-transfer-repository.ts';
import { answerWithStatement } from './answer-statement.ts';
import { documentLabels, issuedAt } from './labels.ts';
import { priceLines } from './order-lines.ts';
import { paidFor } from './paid-for.ts';
import type { Statement } from './statement.ts';
import { statementTime } from './statement-time.ts';

/** What somebody at a bank needs for the transfer. Throws `notFound`, `conflict` where the order waits for none. */
export async function downloadTransferSlip(
  { projectOrderId }: RequestOf<typeof calls.clientinterface.orders.downloadTransferSlip>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, personId } = context;
  const client = { identity: 'client', personId } as const;
  const order = (await findOrder(deps.db, projectOrderId, client)) ?? refuse('notFound');
  const attempt = await awaitedTransfer(deps.db, order.id);
  const account = deps.config.thirdParties.transferAccount;
  if (attempt?.status !== 'pending' || account === null)
    refuse('conflict', { message: notAwaited });
  await answerWithStatement(slipOf(order, attempt, account, context), 'pdf', context);
  return {};
}

const notAwaited = {
  en: 'This order waits for no bank transfer. Choose bank transfer as its payment method first.',
  zh: '该订单未选择银行转账，请先选择银行转账付款。',
};

function slipOf(
  order: OrderRecord,
  attempt: PaymentAttempt,
  account: TransferAccount,
  { language, now }: CallContext,
): Statement {
  const say = (text: BilingualText) => inLanguage(text, language);
  const { amount, currency } = attempt;
  const { fee } = whatIsDue(order);
  const facts: [BilingualText, string][] = [
    [
      { en: 'Reference for the remarks', zh: '付款识别码（填入附言）' },
      groupedReference(attempt.out_trade_no),
    ],
    [{ en: 'Account holder', zh: '户名' }, account.holder],
    [{ en: 'Account number', zh: '账号' }, account.number],
    [{ en: 'Bank', zh: '开户银行' }, account.bank],
    [{ en: 'Branch', zh: '开户支行' }, account.branch],
    [{ en: 'SWIFT code', zh: 'SWIFT 代码' }, account.swift],
    [{ en: 'To arrive by', zh: '最晚到账时间' }, statementTime(attempt.expires_at)],
    [{ en: 'Order number', zh: '订单号' }, order.number],
    [{ en: 'Order', zh: '订单名称' }, order.name],
  ];
  return {
    language,
    title: say({ en: 'Bank transfer', zh: '银行转账' }),
    subject: order.number,
    fileName: `${say({ en: 'transfer', zh: '银行转账' })}-${order.number}`,
    issued: say(issuedAt(statementTime(now))),
    facts: facts.flatMap(([label, value]) => (value === '' ? [] : [{ label: say(label), value }])),
    columns: [
      { title: say({ en: 'Item', zh: '项目' }), wide: true },
      { title: `${say({ en: 'Amount', zh: '金额' })} (${currency})`, currency },
    ],
    rows: [
      ...workRows(order, { part: paidFor(order, attempt), amount: amount - fee }, say),
      [say({ en: 'Service fee', zh: '平台服务费' }), fee],
    ],
    empty: say(documentLabels.nothing),
    totals: [
      {
        label: say({ en: 'To be transferred', zh: '应转金额' }),
        money: { amount, currency },
        strong: true,
      },
    ],
    notes: [
      say({
        en: 'Give the reference in the remarks and transfer exactly this amount in one payment. Any other amount, and money that comes later, goes back.',
        zh: '请在附言中填写付款识别码，并按此金额一次性足额转账。金额不符或逾期到账的款项将退回。',
      }),
    ],
  };
}

/** The work without the fee: line by line where all of the order is paid. */
function workRows(
  order: OrderRecord,
  work: { part: BilingualText | null; amount: number },
  say: (text: BilingualText) => string,
): Statement['rows'] {
  const { part, amount } = work;
  if (part !== null) return [[say(part), amount]];
  return priceLines(order).map((line) => [say(line.item), line.amount]);
}

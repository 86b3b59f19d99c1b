import type { OrderRow, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { entryOf, projectTypes } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../../calls/call-context.ts';
import { transaction } from '../../database/transaction.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { findFileOf } from '../deliveries/delivery-repository.ts';
import { earningsOfOrder, type Earning } from '../earnings/earning-repository.ts';
import { findOrder, type OrderRecord } from '../order/order-repository.ts';
import { searchOrders } from './order-search-repository.ts';
import { attemptsOf, type PaymentAttempt } from '../payments/payment-repository.ts';
import { isReason, visibleText } from '../../calls/field-rules.ts';
import { parseAccount } from '../../accounts/identity/account-name.ts';
import { answerWithFile } from '../../files/uploads/files.ts';
import { plainMoney } from '../../calls/money-text.ts';
import { pagingOf } from '../../calls/paging.ts';
import { incidentsOfOrder } from '../refunds/payment-incidents.ts';
import { refundsOfOrder } from '../refunds/refund-queue.ts';
import { allRows, answerWithRows, type Column } from '../../staff/audit/answer-with-rows.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { watchedParties } from '../../staff/watches/watch-repository.ts';
import { orderStateWords } from '../../staff/audit/export-words.ts';
import { forStaff, presentOrder } from '../order/present-order.ts';
import { orderFilterOf } from '../order/read-orders.ts';
import { viewerOf } from '../order/viewer.ts';
import { staffOrderDetail } from './staff-order-detail.ts';

type Calls = typeof calls.opsinterface.orders;
type Detail = ResponseOf<Calls['getProjectOrderIdData']>;

/** Any orders, the newest first unless sorted otherwise. Throws 422 for days that the calendar does not have. */
export async function staffOrderList(
  request: RequestOf<Calls['getProjectOrderList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getProjectOrderList']>> {
  return ordersOf(request, pagingOf(request), context);
}

async function ordersOf(
  { personId, ...request }: RequestOf<Calls['exportOrderList']>,
  page: { limit: number; offset: number },
  context: CallContext,
) {
  const filter = orderFilterOf(request);
  const wanted = { ...filter, personId, contact: parseAccount(filter.search ?? '') };
  const { total, list } = await searchOrders(context.deps.db, wanted, page);
  const viewer = viewerOf('client', context);
  return { total, list: list.map((order) => forStaff(presentOrder(order, viewer), order)) };
}

/** The same as CSV; the export is noted. Throws 422 likewise. */
export async function exportOrderList(
  request: RequestOf<Calls['exportOrderList']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { total, list } = await ordersOf(request, allRows, context);
  const asked = Object.entries(request).map(([key, value]) => [key, `${value}`]);
  return answerWithRows(context, {
    name: 'orders',
    action: 'exportOrderList',
    subject: 'order',
    request: Object.fromEntries(asked),
    total,
    rows: list,
    columns: orderColumns,
  });
}

const orderColumns: readonly Column<OrderRow>[] = [
  ['Order', '订单号', ({ orderNumber }) => orderNumber],
  ['Order name', '订单名称', ({ orderName }) => orderName],
  ['Client', '客户', ({ createByName }) => createByName],
  ['Supplier', '译员', ({ supUserName }) => supUserName],
  ['Type', '类型', ({ orderType }) => entryOf(projectTypes, orderType) ?? orderType],
  ['From', '源语言', ({ sourceLanguage }) => sourceLanguage],
  ['To', '目标语言', ({ targetLanguage }) => targetLanguage],
  ['Status', '状态', ({ orderState }) => orderStateWords[orderState]],
  ['Price', '金额', ({ amountOfMoney: amount, currency }) => plainMoney({ amount, currency })],
  [
    'Client pays',
    '客户应付',
    ({ paymentAmount: amount, currency }) => plainMoney({ amount, currency }),
  ],
  ['Currency', '币种', ({ currency }) => currency],
  ['Created (UTC)', '创建时间（UTC）', ({ createTime }) => createTime],
  ['Due (UTC)', '交付截止时间（UTC）', ({ deliverTime }) => deliverTime],
  ['Ended (UTC)', '结束时间（UTC）', ({ actualEndTime }) => actualEndTime],
];

/** One order with all of its money; the look is noted. Throws `notFound`. */
export async function staffOrder(
  { projectOrderId }: RequestOf<Calls['getProjectOrderIdData']>,
  context: CallContext,
): Promise<Detail> {
  const { db } = context.deps;
  const order = (await findOrder(db, projectOrderId)) ?? refuse('notFound');
  await transaction(db, (tx) =>
    recordAudit(tx, context, {
      action: 'getProjectOrderIdData',
      subject: 'order',
      subjectId: order.id,
    }),
  );
  return {
    order: await staffOrderDetail(db, order, context),
    watched: await watchedParties(db, order),
    earnings: (await earningsOfOrder(db, order.id)).map(presentEarnings),
    payments: (await attemptsOf(db, order.id)).map((one) => presentPayment(one, order)),
    refunds: await refundsOfOrder(order.id, context),
    incidents: await incidentsOfOrder(order.id, context),
  };
}

const reasonMissing = {
  en: 'Say why you need this file; it is kept in the audit log.',
  zh: '请说明查看该文件的原因，原因将记入操作日志。',
};

/**
 * A file of the order or of a delivery; the look is noted before it is sent, with its reason, which
 * an open appeal is by itself. Throws `notFound`, 422 at `reason`.
 */
export async function downloadOrderFile(
  { projectOrderId, fileId, reason }: RequestOf<Calls['downloadOrderFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { db } = context.deps;
  const file = (await findFileOf(db, projectOrderId, fileId)) ?? refuse('notFound');
  const order = (await findOrder(db, projectOrderId)) ?? refuse('notFound');
  const why = whyOf(reason, order);
  await transaction(db, (tx) =>
    recordAudit(tx, context, {
      action: 'downloadOrderFile',
      subject: 'order',
      subjectId: projectOrderId,
      details: { fileId: file.id, ...why },
    }),
  );
  await answerWithFile(file, context);
  return {};
}

/** What is noted of why: the reason given, or that the order is in appeal. Throws 422 at `reason`. */
function whyOf(reason: string | undefined, { state }: OrderRecord): Record<string, string> {
  const text = visibleText(reason ?? '');
  if (isReason(text)) return { reason: text };
  return state === 'inAppeal' ? { state } : invalidFields({ reason: reasonMissing });
}

function presentEarnings(earning: Earning): Detail['earnings'][number] {
  const { amount, currency, status, hold_until, settlement_id } = earning;
  return {
    amount,
    currency,
    status,
    holdUntil: hold_until.toISOString(),
    settlementId: settlement_id,
  };
}

function presentPayment(
  attempt: PaymentAttempt,
  { milestones }: OrderRecord,
): Detail['payments'][number] {
  const milestone = milestones.find(({ id }) => id === attempt.milestone_id);
  return {
    paymentId: attempt.id,
    milestoneName: milestone?.name ?? null,
    isOfChange: attempt.change_id !== null,
    method: attempt.method,
    status: attempt.status,
    outTradeNo: attempt.out_trade_no,
    providerTransactionId: attempt.provider_transaction_id,
    amount: attempt.amount,
    currency: attempt.currency,
    createTime: attempt.created_at.toISOString(),
    paidTime: attempt.paid_at?.toISOString() ?? null,
  };
}

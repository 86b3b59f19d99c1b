import type { RefundRow, RequestOf, calls } from '@tolk/contract';
import { limits, can, nameOfMethod, type ActionState } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import { lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { lockAttempt } from '../payments/payment-repository.ts';
import {
  findRefund,
  findRefundRecord,
  listRefunds,
  lockRefund,
  updateRefund,
  type Refund,
  type RefundRecord,
} from './refund-repository.ts';
import { presentActions } from '../../calls/action-states.ts';
import { pagingOf } from '../../calls/paging.ts';
import { openSpanOf } from '../../calls/day-span.ts';
import { plainMoney } from '../../calls/money-text.ts';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { bookRefund } from '../payments/confirm-refund.ts';
import { isTooLateToRefund } from '../payments/refund-bounds.ts';
import { sendRefundSoon } from '../payments/start-refund.ts';
import { allRows, answerWithRows, type Column } from '../../staff/audit/answer-with-rows.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { requireFreshReturn, returnReference } from './return-reference.ts';
import { refundReasonWords, refundStatusWords } from '../../staff/audit/export-words.ts';

type Calls = typeof calls.opsinterface.refunds;
type Action = RefundRow['allowedActions'][number]['action'];

/** Refunds that need somebody first. */
export async function refundList(
  request: RequestOf<Calls['getRefundList']>,
  context: CallContext,
): Promise<{ total: number; list: RefundRow[] }> {
  const { refundId, sort } = request;
  const filter = { ...filterOf(request), ...(refundId === undefined ? {} : { id: refundId }) };
  const { total, rows } = await listRefunds(context.deps.db, filter, pagingOf(request), sort);
  return { total, list: rows.map((row) => presentRefund(row, context)) };
}

/** The same as CSV; the export is noted. */
export async function exportRefundList(
  request: RequestOf<Calls['exportRefundList']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { total, rows } = await listRefunds(
    context.deps.db,
    filterOf(request),
    allRows,
    request.sort,
  );
  return answerWithRows(context, {
    name: 'refunds',
    action: 'exportRefundList',
    subject: 'refund',
    request,
    total,
    rows: rows.map((row) => presentRefund(row, context)),
    columns: refundColumns,
  });
}

const refundColumns: readonly Column<RefundRow>[] = [
  ['Refund', '退款单号', ({ refundNumber }) => refundNumber],
  ['Order', '订单号', ({ orderNumber }) => orderNumber],
  ['Order name', '订单名称', ({ orderName }) => orderName],
  ['Client', '客户', ({ clientName }) => clientName],
  ['Amount', '金额', (row) => plainMoney(row)],
  ['Currency', '币种', ({ currency }) => currency],
  ['Method', '支付方式', ({ method }) => nameOfMethod(method)],
  ['Reason', '原因', ({ reason }) => refundReasonWords[reason]],
  ['Status', '状态', ({ status }) => refundStatusWords[status]],
  ['Created (UTC)', '创建时间（UTC）', ({ createTime }) => createTime],
  ['Confirmed (UTC)', '确认时间（UTC）', ({ confirmedTime }) => confirmedTime],
];

function filterOf({ status, search = '', from, to }: RequestOf<Calls['exportRefundList']>) {
  return {
    search: search.trim(),
    span: openSpanOf({ from, to }),
    ...(status === undefined ? {} : { status }),
  };
}

/** Refunds of one order; what may be done is offered to those who may enter the queue. */
export async function refundsOfOrder(orderId: string, context: CallContext): Promise<RefundRow[]> {
  const all = { limit: limits.list.pageSizeMax, offset: 0 };
  const { rows } = await listRefunds(context.deps.db, { orderId }, all);
  const mayAct = can(context.staffMember.role, 'refunds');
  return rows.map((row) => {
    const shown = presentRefund(row, context);
    return mayAct ? shown : { ...shown, allowedActions: [] };
  });
}

export async function refundRow(refundId: string, context: CallContext): Promise<RefundRow> {
  const row = (await findRefundRecord(context.deps.db, refundId)) ?? refuse('notFound');
  return presentRefund(row, context);
}

/**
 * The provider is asked for it again under the same number. Throws `notFound`, `conflict`,
 * `refundTooLate`.
 */
export async function retryRefund(
  { refundId }: RequestOf<Calls['retryRefund']>,
  context: CallContext,
): Promise<RefundRow> {
  const { deps, now: runAt } = context;
  await onFailed(refundId, context, async (tx, refund) => {
    await lockAttempt(tx, refund.payment_attempt_id);
    const payment = (await findRefundRecord(tx, refund.id)) ?? refuse('notFound');
    if (isTooLateToRefund(payment, runAt)) refuse('refundTooLate');
    await updateRefund(tx, refund.id, { status: 'pending', failure: null });
    await sendRefundSoon(tx, deps.jobs, refund, runAt);
    await noteRefund(tx, 'retryRefund', refund, context);
  });
  return refundRow(refundId, context);
}

/** Somebody transferred it from the bank account. Throws `notFound`, `conflict`, 422 at `bankReference`. */
export async function confirmRefundByHand(
  { refundId, bankReference }: RequestOf<Calls['confirmRefundByHand']>,
  context: CallContext,
): Promise<RefundRow> {
  const { deps, now: at } = context;
  const reference = returnReference(bankReference);
  await onFailed(refundId, context, async (tx, refund, order) => {
    await requireFreshReturn(tx, reference);
    const from = { by_hand_reference: reference };
    await bookRefund(tx, deps.jobs, order, refund, { event: 'refundedByHand', from, at });
    await noteRefund(tx, 'confirmRefundByHand', refund, context, { bankReference: reference });
  });
  return refundRow(refundId, context);
}

async function onFailed(
  refundId: string,
  context: CallContext,
  work: (tx: Tx, refund: Refund, order: OrderRecord) => Promise<void>,
): Promise<void> {
  await context.transaction(async (tx) => {
    const { order_id: orderId } = (await findRefund(tx, refundId)) ?? refuse('notFound');
    const order = (await lockOrder(tx, orderId)) ?? refuse('notFound');
    const refund = await lockRefund(tx, refundId);
    if (refund.status !== 'failed') refuse('conflict');
    await work(tx, refund, order);
  });
}

function presentRefund(row: RefundRecord, { language, now, staffMember }: CallContext): RefundRow {
  return {
    refundId: row.id,
    refundNumber: row.out_refund_no,
    projectOrderId: row.order_id,
    orderNumber: row.order_number,
    orderName: row.order_name,
    clientName: shownName(row.client_name, language),
    amount: row.amount,
    currency: row.currency,
    whole: row.whole_parts > 1 ? { amount: row.whole_amount, parts: row.whole_parts } : null,
    method: row.method,
    reason: row.reason,
    note: row.note,
    status: row.status,
    failureReason: row.failure,
    proposedBy: row.proposed_name,
    approvedBy: row.approved_name,
    declinedBy: row.declined_name,
    createTime: row.created_at.toISOString(),
    confirmedTime: row.confirmed_at?.toISOString() ?? null,
    allowedActions: presentActions(actionsOn(row, staffMember.staffId, now), offered, language),
  };
}

const offered: ReadonlySet<Action> = new Set(['approve', 'decline', 'retry', 'confirmByHand']);

function actionsOn(
  { status, reason, order_state, proposed_by, paid_at, whole_paid_at }: RefundRecord,
  staffId: string,
  now: Date,
): ActionState<Action>[] {
  if (status === 'failed') {
    const late = isTooLateToRefund({ paid_at }, now);
    return [
      {
        action: 'retry',
        ...(late ? { enabled: false, reason: 'refundTooLate' } : { enabled: true }),
      },
      { action: 'confirmByHand', enabled: true },
    ];
  }
  if (status !== 'proposed') return [];
  const second = proposed_by === staffId ? { reason: 'secondPairOfEyes' } : {};
  // A ruling has divided the money since, or is about to.
  const ended = reason === 'staff' && order_state !== 'completed' ? { reason: 'notCompleted' } : {};
  const late = isTooLateToRefund({ paid_at: whole_paid_at }, now)
    ? { reason: 'refundTooLate' }
    : {};
  const stateOf = (off: { reason?: string }) => ({ enabled: off.reason === undefined, ...off });
  return [
    { action: 'approve', ...stateOf({ ...late, ...ended, ...second }) },
    { action: 'decline', ...stateOf(second) },
  ];
}

function noteRefund(
  tx: Tx,
  action: string,
  { id, amount }: Refund,
  context: CallContext,
  details: Record<string, string> = {},
): Promise<void> {
  const act = { action, subject: 'refund', subjectId: id };
  return recordAudit(tx, context, { ...act, details: { amount: `${amount}`, ...details } });
}

import type { OrderApproval, RequestOf, calls } from '@tolk/contract';
import { pathTo } from '@tolk/contract/routes';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { callerMay } from '../../calls/member-may.ts';
import { moneyText } from '../../calls/money-text.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { isOnBothSides, requireOneSide } from '../order/act.ts';
import { findOrder, lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { approvalStateOf, isToBePaid, wholePrice } from './approval-of-order.ts';
import { approvalsOf, authorsOf, insertApproval } from './approval-repository.ts';
import { closeUnapproved } from './close-unapproved.ts';

type Calls = typeof calls.clientinterface.organisations;
type Decision = RequestOf<Calls['decideOrderApproval']>;

/** Throws `notFound`. */
export async function orderApproval(
  { projectOrderId }: RequestOf<Calls['getOrderApproval']>,
  context: CallContext,
): Promise<OrderApproval> {
  const { db } = context.deps;
  const client = { identity: 'client', personId: context.personId } as const;
  const order = (await findOrder(db, projectOrderId, client)) ?? refuse('notFound');
  return presentApproval(db, order, context);
}

/**
 * Throws `notFound`, 422 for who declines without a reason, `ownApproval` for who wrote terms of the
 * order, `selfOrder` for who works on it, `conflict` when it costs something else by now or nothing
 * is to be approved.
 */
export async function decideApproval(
  { projectOrderId, total, approve, note }: Decision,
  context: CallContext,
): Promise<OrderApproval> {
  const { deps, personId, now } = context;
  const memberId = context.memberId ?? refuse('notFound');
  if (!approve) requireNoFaults(blankFaults({ note }));
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const client = { identity: 'client', personId } as const;
    const order = (await lockOrder(tx, projectOrderId, client)) ?? refuse('notFound');
    requireOneSide(order, memberId);
    const authors = await authorsOf(tx, order.id);
    if (authors.includes(memberId)) refuse('ownApproval');
    const isAsked = isToBePaid(order) && approvalStateOf(order) !== 'none';
    if (!isAsked || wholePrice(order) !== total) refuse('conflict');
    const decision = { approved: approve, total, note: visibleText(note), at: now };
    await insertApproval(tx, { ...decision, orderId: order.id, memberId });
    if (!approve) await closeUnapproved(tx, deps.jobs, order.id, now);
    await tellOfDecision(tx, order, { ...decision, memberId }, context);
    invalidate(tx, personId, ['Order', 'Approval', 'Payment', 'Overview']);
    const decided = (await findOrder(tx, order.id)) ?? refuse('fault');
    return presentApproval(tx, decided, context);
  });
}

/** Those who ask learn of it, and who pays as soon as it can be paid. */
async function tellOfDecision(
  tx: Tx,
  order: OrderRecord,
  decision: { approved: boolean; total: number; note: string; memberId: string; at: Date },
  { deps }: CallContext,
): Promise<void> {
  const { approved, total, note, memberId, at } = decision;
  const amount = { amount: total, currency: order.currency };
  const money = { en: moneyText(amount, 'en'), zh: moneyText(amount, 'zh-CN') };
  const why = note === '' ? { en: '', zh: '' } : { en: ` “${note}”`, zh: `审批意见：“${note}”` };
  await notify(tx, deps.jobs, {
    personId: order.client_id,
    identity: 'client',
    kind: 'approvalDecided',
    title: approved
      ? { en: 'An order was approved', zh: '订单审批已通过' }
      : { en: 'An order was not approved', zh: '订单审批未通过' },
    text: approved
      ? {
          en: `“${order.name}” may be paid: ${money.en}.${why.en}`,
          zh: `订单“${order.name}”可以付款，共计 ${money.zh}。${why.zh}`,
        }
      : {
          en: `“${order.name}” may not be paid: ${money.en}. Change the order or withdraw it.${why.en}`,
          zh: `订单“${order.name}”（共计 ${money.zh}）未获批准，请修改或撤回订单。${why.zh}`,
        },
    about: order.name,
    path: pathTo('clientOrder', { projectOrderId: order.id }),
    orderId: order.id,
    membersLeftOut: [memberId],
    at,
  });
}

async function presentApproval(
  db: Queryable,
  order: OrderRecord,
  context: CallContext,
): Promise<OrderApproval> {
  const { memberId, language } = context;
  const toBePaid = isToBePaid(order);
  const decisions = await approvalsOf(db, order.id);
  const authors = await authorsOf(db, order.id);
  const state = toBePaid ? approvalStateOf(order) : 'none';
  const isAuthor = memberId !== null && authors.includes(memberId);
  const approves = memberId !== null && callerMay(context, 'approve');
  return {
    state,
    above: order.approval_above,
    total: wholePrice(order),
    currency: order.currency,
    isAuthor,
    mayDecide: state !== 'none' && approves && !isAuthor && !isOnBothSides(order, memberId),
    decisions: decisions.map(({ approved, total, name, note, at }) => ({
      approved,
      total,
      byName: shownName(name, language),
      note,
      time: at.toISOString(),
    })),
  };
}

import type { OrderReferences, RequestOf, calls } from '@tolk/contract';
import { statusOfState } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { visibleText } from '../../calls/field-rules.ts';
import { callerMay } from '../../calls/member-may.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { requireListed, warnOfBudget } from '../cost-centres/warn-of-budget.ts';
import { findOrder, lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { findReferences, saveReferences, type References } from './order-reference-repository.ts';

type Calls = typeof calls.clientinterface.orders;

/** Throws `notFound`. */
export async function orderReferences(
  { projectOrderId }: RequestOf<Calls['getOrderReferences']>,
  context: CallContext,
): Promise<OrderReferences> {
  const { deps, personId } = context;
  const client = { identity: 'client', personId } as const;
  const order = (await findOrder(deps.db, projectOrderId, client)) ?? refuse('notFound');
  const mayEdit = canEdit(order) && callerMay(context, 'ask');
  return { ...(await findReferences(deps.db, order.id)), canEdit: mayEdit };
}

/** They are no terms: the supplier neither sees nor accepts them. Throws `notFound`, `conflict` once the order has ended. */
export async function saveOrderReferences(
  { projectOrderId, ...form }: RequestOf<Calls['saveOrderReferences']>,
  context: CallContext,
): Promise<OrderReferences> {
  const { personId } = context;
  return context.transaction(async (tx) => {
    const client = { identity: 'client', personId } as const;
    const order = (await lockOrder(tx, projectOrderId, client)) ?? refuse('notFound');
    if (!canEdit(order)) refuse('conflict', { message: ended });
    const references = visibleReferences(form);
    const before = await findReferences(tx, order.id);
    const moves = references.costCentre !== before.costCentre;
    if (moves) await requireListed(tx, references.costCentre, context);
    await saveReferences(tx, order.id, references);
    const { costCentre } = references;
    const amount = order.price + order.fee;
    if (moves) await warn(tx, { costCentre, amount }, context);
    invalidate(tx, personId, ['Order']);
    return { ...references, canEdit: true };
  });
}

/**
 * What a client says of an order that they are making; nothing is written where they say nothing.
 * Throws 422 for a cost centre that is not on the organisation's list.
 */
export async function addReferences(
  tx: Tx,
  orderId: string,
  said: { purchaseOrder?: string | undefined; costCentre?: string | undefined; amount: number },
  context: CallContext,
): Promise<void> {
  const { purchaseOrder = '', costCentre = '', amount } = said;
  const references = visibleReferences({ purchaseOrder, costCentre });
  if (references.purchaseOrder === '' && references.costCentre === '') return;
  await requireListed(tx, references.costCentre, context);
  await saveReferences(tx, orderId, references);
  await warn(tx, { costCentre: references.costCentre, amount }, context);
}

/** Who orders for themselves has no budget. */
async function warn(
  tx: Tx,
  ordered: { costCentre: string; amount: number },
  { deps, personId, memberId, now }: CallContext,
): Promise<void> {
  if (memberId === null || ordered.costCentre === '') return;
  await warnOfBudget(tx, deps.jobs, { ...ordered, organisationId: personId, at: now });
}

const ended = {
  en: 'The order has ended, so its references stay as they are.',
  zh: '订单已结束，采购订单号和成本中心不能再修改。',
};

function visibleReferences({ purchaseOrder, costCentre }: References): References {
  return { purchaseOrder: visibleText(purchaseOrder), costCentre: visibleText(costCentre) };
}

function canEdit({ state }: OrderRecord): boolean {
  return statusOfState[state] !== 'ended';
}

import { pathTo } from '@tolk/contract/routes';
import { isTold, type Actor, type Identity, type OrderAction } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { writeOrderEvent } from '../../messages/threads/write-event.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { askForApproval } from '../approvals/ask-for-approval.ts';
import type { OrderRecord } from './order-repository.ts';
import { orderMessages } from './order-messages.ts';
import { endOfState, orderTimers } from '../timers/order-timers.ts';

/** Tells both sides' screens what is stale, and each side that the action concerns what happened. */
export async function announceOrderAction(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  { action, actor, note, at }: { action: OrderAction; actor: Actor; note: string | null; at: Date },
): Promise<void> {
  invalidateOrder(tx, order);
  if (action === 'evaluate') {
    for (const personId of [order.client_id, order.supplier_id]) {
      invalidate(tx, personId, ['Evaluation']);
    }
  }
  if (order.posting_id !== null) {
    invalidate(tx, order.client_id, ['Posting', 'Application']);
    invalidate(tx, order.supplier_id, ['Application']);
  }
  if (isTold(action)) {
    const by = actor === 'client' || actor === 'supplier' ? actor : null;
    await writeOrderEvent(tx, { order, action, by, at });
  }
  await askForApproval(tx, jobs, order, { action, at });
  const messages = orderMessages(action, { order, actor, note, ends: endOf(order, action), at });
  for (const { to, title, text } of messages) {
    await notify(tx, jobs, {
      personId: order[`${to}_id`],
      identity: to,
      kind: `order.${action}`,
      title,
      text,
      about: order.name,
      path: orderPath(to, order.id),
      orderId: order.id,
      at,
    });
  }
}

/** When what the action led to ends by itself, or the work is due where it does not. */
function endOf(order: OrderRecord, action: OrderAction): Date {
  const unpaid = orderTimers(order).find((timer) => timer.action === 'expireChange');
  if (action === 'agreeChange' && unpaid) return unpaid.runAt;
  return endOfState(order) ?? order.due_at;
}

/** What an order's change makes stale on the screens of both sides. */
export function invalidateOrder(
  tx: Tx,
  order: Pick<OrderRecord, 'id' | 'client_id' | 'supplier_id'>,
): void {
  const tags = ['Order', 'Payment', 'Appeal', 'Overview'] as const;
  invalidate(tx, order.client_id, tags);
  invalidate(tx, order.supplier_id, tags);
}

export function orderPath(identity: Identity, projectOrderId: string): string {
  return pathTo(identity === 'client' ? 'clientOrder' : 'supplierOrder', { projectOrderId });
}

import { addMs, limits } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { deleteEarning, insertEarning, lockEarning } from './earning-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';

/**
 * The supplier has earned `amount` (minor units) with an order: it is held for seven days from
 * `since` on, longer by the time that an appeal stopped it. Nothing is earned where nothing is left.
 */
export async function earn(
  tx: Tx,
  jobs: Jobs,
  order: Pick<OrderRecord, 'id' | 'supplier_id' | 'currency'>,
  { amount, since, pausedMs }: { amount: number; since: Date; pausedMs: number },
): Promise<void> {
  if (amount === 0) return;
  const holdUntil = addMs(since, limits.order.holdMs + pausedMs);
  await insertEarning(tx, {
    order_id: order.id,
    supplier_id: order.supplier_id,
    amount,
    currency: order.currency,
    earned_at: since,
    hold_until: holdUntil,
    settlement_id: null,
  });
  await scheduleJob(tx, jobs, 'earnings.release', {
    key: `order:${order.id}:release`,
    runAt: holdUntil,
    payload: { orderId: order.id },
  });
}

/**
 * An appeal holds the money again: there are no earnings until it is over. False when the hold has
 * ended while the appeal waited for its turn: the money may be on its way to the supplier.
 */
export async function stopEarning(tx: Tx, jobs: Jobs, orderId: string): Promise<boolean> {
  const earning = await lockEarning(tx, orderId);
  if (earning?.status !== 'unsettled') return false;
  await deleteEarning(tx, orderId);
  await jobs.cancel(tx, `order:${orderId}:release`);
  return true;
}

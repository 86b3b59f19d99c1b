import { addMs, limits } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { deleteEarning, insertEarning, lockEarning, type EarningOf } from './earning-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { milestoneInTurn } from '../milestones/milestone-in-turn.ts';

/**
 * The supplier has earned `amount` (minor units) with an order, or with its milestone in turn: it is held for seven days from
 * `since` on, longer by the time that an appeal stopped it. Nothing is earned where nothing is left.
 */
export async function earn(
  tx: Tx,
  jobs: Jobs,
  order: Pick<OrderRecord, 'id' | 'supplier_id' | 'currency' | 'milestones'>,
  { amount, since, pausedMs }: { amount: number; since: Date; pausedMs: number },
): Promise<void> {
  if (amount === 0) return;
  const earning = earningOf(order);
  const holdUntil = addMs(since, limits.order.holdMs + pausedMs);
  await insertEarning(tx, {
    ...earning,
    marking_id: null,
    supplier_id: order.supplier_id,
    amount,
    currency: order.currency,
    earned_at: since,
    hold_until: holdUntil,
    settlement_id: null,
  });
  await scheduleJob(tx, jobs, 'earnings.release', {
    key: releaseKey(earning),
    runAt: holdUntil,
    payload: { orderId: order.id, milestoneId: earning.milestone_id },
  });
}

/**
 * An appeal holds the money again: there are no earnings until it is over. False when the hold has
 * ended while the appeal waited for its turn: the money may be on its way to the supplier.
 */
export async function stopEarning(
  tx: Tx,
  jobs: Jobs,
  order: Pick<OrderRecord, 'id' | 'milestones'>,
): Promise<boolean> {
  const of = earningOf(order);
  const earning = await lockEarning(tx, of);
  if (earning?.status !== 'unsettled') return false;
  await deleteEarning(tx, of);
  await jobs.cancel(tx, releaseKey(of));
  return true;
}

/** The earnings that an action on the order is about. */
export function earningOf(order: Pick<OrderRecord, 'id' | 'milestones'>): EarningOf {
  return { order_id: order.id, milestone_id: milestoneInTurn(order)?.id ?? null };
}

function releaseKey({ order_id, milestone_id }: EarningOf): string {
  return milestone_id === null
    ? `order:${order_id}:release`
    : `order:${order_id}:milestone:${milestone_id}:release`;
}

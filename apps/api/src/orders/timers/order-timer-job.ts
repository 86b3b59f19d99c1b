import { MINUTE, addMs, isProviderMethod, neverWorked, type OrderAction } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isProviderError } from '../../ports/provider-errors.ts';
import { findOrder, lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { unpaidAttempts } from '../payments/payment-repository.ts';
import { scheduleJob, handleJob } from '../../jobs/job-kinds.ts';
import { closeAtProvider } from '../payments/ask-provider.ts';
import { applyOrderAction } from '../order/apply-order-action.ts';
import { orderFacts } from '../order/order-actions.ts';
import { orderTimers, type OrderTimer } from './order-timers.ts';

const timed = [
  'expireOffer',
  'remindPayment',
  'expirePayment',
  'expireChange',
  'remindMilestone',
  'expireMilestone',
  'remindAcceptance',
  'autoAccept',
  'autoAcceptMilestone',
  'autoCancelOverdue',
  'remindDelivery',
  'remindBooking',
  'endEscrow',
] as const satisfies OrderAction[];
type TimedAction = (typeof timed)[number];

/** Carries out what is due on an order, if it still is: the order may have moved on meanwhile. */
export const orderTimer = handleJob('order.timer', 'money', async (payload, deps) => {
  const { orderId, action, index } = payload;
  if (!isTimed(action)) return;
  if (endsPayment(action) && !(await noMoneyComes(deps, orderId, action, index))) return;
  await transaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    const order = await lockOrder(tx, orderId);
    const timer = order && dueTimer(order, action, index, at);
    if (!timer) return;
    // A reminder leaves the order as it is: its job ends in the same transaction, so that it is sent once.
    if (!(await deps.jobs.cancel(tx, timer.key))) return;
    await applyOrderAction(tx, deps.jobs, {
      order,
      expectedVersion: null,
      actor: 'timer',
      personId: null,
      action: whatIsDone(order, action),
      payload: null,
      at,
    });
  });
});

/** What was worked goes to staff where nobody confirmed it, and not back to the client in silence. */
function whatIsDone(order: OrderRecord, due: TimedAction): TimedAction {
  if (due !== 'autoCancelOverdue') return due;
  return neverWorked(orderFacts(order, null)) === null ? due : 'endEscrow';
}

type EndOfPayment = 'expirePayment' | 'expireMilestone' | 'expireChange';

function endsPayment(action: TimedAction): action is EndOfPayment {
  return action === 'expirePayment' || action === 'expireMilestone' || action === 'expireChange';
}

/** Before an order, a milestone or a change ends unpaid, each attempt is queried, closed and queried again. */
async function noMoneyComes(
  deps: Dependencies,
  orderId: string,
  action: EndOfPayment,
  index: number,
): Promise<boolean> {
  const order = await findOrder(deps.db, orderId);
  if (!order || !dueTimer(order, action, index, deps.clock.now())) return false;
  try {
    for (const attempt of await unpaidAttempts(deps.db, orderId)) {
      if (isProviderMethod(attempt.method)) await closeAtProvider(deps, attempt);
    }
    return true;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    deps.log.warn({ err: error, order: orderId }, 'an unpaid order ends later');
    await scheduleJob(deps.db, deps.jobs, 'order.timer', {
      key: `order:${orderId}:${action}:${index}`,
      runAt: addMs(deps.clock.now(), MINUTE),
      payload: { orderId, action, index },
    });
    return false;
  }
}

function dueTimer(
  order: OrderRecord,
  action: TimedAction,
  index: number,
  at: Date,
): OrderTimer | undefined {
  return orderTimers(order).find(
    (timer) => timer.action === action && timer.index === index && timer.runAt <= at,
  );
}

function isTimed(action: OrderAction): action is TimedAction {
  return timed.some((known) => known === action);
}

import type { ProviderMethod } from '@tolk/domain';
import type { Dependencies } from '../../dependencies.ts';
import type {
  NotificationAnswer,
  ReceivedNotification,
  VerifiedNotification,
} from '../../ports/payment-provider.ts';
import { NotificationRejected } from '../../ports/provider-errors.ts';
import { findAttempt } from './payment-repository.ts';
import { findRefundByNo } from '../refunds/refund-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { confirmRefund } from './confirm-refund.ts';
import { receivePayment } from './receive-payment.ts';

/**
 * Carries out what a provider reports and answers in its own words. What can't be believed or
 * isn't known (yet) is refused, so that a true report is sent again.
 */
export async function receiveNotification(
  deps: Dependencies,
  method: ProviderMethod,
  received: ReceivedNotification,
): Promise<NotificationAnswer> {
  const provider = deps.payments[method];
  const log = deps.log.child({ provider: method });
  let notification: VerifiedNotification;
  try {
    notification = provider.verifyNotification(received);
  } catch (error) {
    if (!(error instanceof NotificationRejected)) throw error;
    log.warn({ fault: error.fault }, 'a payment notification was rejected');
    return provider.refuse();
  }
  const done =
    notification.kind === 'payment'
      ? await bookPayment(deps, method, notification)
      : await bookRefund(deps, notification);
  if (!done) log.warn({ notification }, 'a payment notification was refused');
  return done ? provider.acknowledge() : provider.refuse();
}

async function bookPayment(
  deps: Dependencies,
  method: ProviderMethod,
  notification: Extract<VerifiedNotification, { kind: 'payment' }>,
): Promise<boolean> {
  if (notification.state !== 'paid') return true;
  const outcome = await receivePayment(deps, { method, ...notification });
  return outcome !== 'unknown' && outcome !== 'mismatch';
}

async function bookRefund(
  deps: Dependencies,
  { outRefundNo, state, amount }: Extract<VerifiedNotification, { kind: 'refund' }>,
): Promise<boolean> {
  const refund = await findRefundByNo(deps.db, outRefundNo);
  const attempt = refund && (await findAttempt(deps.db, refund.payment_attempt_id));
  if (!refund || !attempt) return false;
  if (refund.status === 'succeeded') return true;
  if (state === 'succeeded' && amount !== null) {
    return confirmRefund(deps, refund, attempt, { amount, providerRefundId: null });
  }
  // The rest is for the job that asks about exactly this refund.
  await scheduleJob(deps.db, deps.jobs, 'payment.refund', {
    key: `refund:${refund.id}`,
    runAt: deps.clock.now(),
    payload: { refundId: refund.id, step: 0 },
  });
  return true;
}

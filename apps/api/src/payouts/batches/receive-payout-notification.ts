import type { Dependencies } from '../../dependencies.ts';
import type { NotificationAnswer, ReceivedNotification } from '../../ports/payment-provider.ts';
import type { PayoutStatus } from '../../ports/payout-provider.ts';
import { NotificationRejected, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { receivePayoutState } from './receive-payout.ts';

/** Where PayPal reports; the address is set in its dashboard, with the events PAYMENT.PAYOUTS-ITEM.*. */
export const payoutNotifyPath = '/api/payouts/paypal/notify';

/**
 * Carries out what PayPal reports. What can't be believed, can't be checked now or isn't known
 * (yet) is refused, so that a true report is sent again.
 */
export async function receivePayoutNotification(
  deps: Dependencies,
  received: ReceivedNotification,
): Promise<NotificationAnswer> {
  const provider = deps.payouts.paypal;
  const log = deps.log.child({ provider: provider.name });
  let status: PayoutStatus | null;
  try {
    status = await provider.verifyNotification(received);
  } catch (error) {
    if (error instanceof NotificationRejected) {
      log.warn({ fault: error.fault }, 'a payout notification was rejected');
    } else if (error instanceof ProviderUnavailable) {
      log.warn({ err: error }, 'a payout notification could not be checked');
    } else throw error;
    return provider.refuse();
  }
  if (!status) return provider.acknowledge();
  const done = await receivePayoutState(deps, status);
  if (!done) log.warn({ status }, 'a payout notification was refused');
  return done ? provider.acknowledge() : provider.refuse();
}

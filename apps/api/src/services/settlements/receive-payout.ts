import type { Dependencies } from '../../dependencies.ts';
import type { PayoutStatus } from '../../ports/payout-provider.ts';

/**
 * Books what a provider says of one payout. False: no such settlement is known (yet), so that a
 * true report has to be sent again.
 */
export async function receivePayoutState(
  deps: Dependencies,
  { reference, state, providerState }: PayoutStatus,
): Promise<boolean> {
  deps.log.info({ reference, state, providerState }, 'a payout changed');
  return false;
}

import { HOUR, limits, type CodePurpose } from '@tolk/domain';
import type { CallContext } from '../../call-context.ts';
import { RateLimiter } from '../../rate-limiter.ts';
import type { AccountName } from './account-name.ts';
import { sendCode } from './codes.ts';

/** Codes sent without a verification, by network. */
const demand = new RateLimiter();

/**
 * Sends a code as a call of its own. Throws `codeTooSoon`, `codesUsedUp`, `verificationRequired`.
 */
export async function requestCode(
  request: { account: AccountName; purpose: CodePurpose; verification?: string | undefined },
  context: CallContext,
): Promise<{ resendAfterMs: number }> {
  const { deps, language, network, now } = context;
  const { perNetworkHour } = limits.code.unverified;
  const isFromBusyNetwork =
    deps.config.rateLimits.perCall && demand.waitOf(network, perNetworkHour, now.getTime()) > 0;
  const { resendAfterMs, isVerified } = await context.transaction((tx) =>
    sendCode(deps, tx, { ...request, isFromBusyNetwork, language, now }),
  );
  if (!isVerified) demand.take(network, perNetworkHour, HOUR, now.getTime());
  return { resendAfterMs };
}

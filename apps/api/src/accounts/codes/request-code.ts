import { HOUR, limits, type CodePurpose } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { RateLimiter, refuseFor } from '../../calls/rate-limiter.ts';
import type { AccountName } from '../identity/account-name.ts';
import { sendCode } from './codes.ts';

/** Codes sent without a verification, by network. */
const demand = new RateLimiter();
/** Codes sent to phones, by network, whether somebody has the number or not. */
const texts = new RateLimiter();

/**
 * Sends a code as a call of its own. Throws `codeTooSoon`, `codesUsedUp`, `verificationRequired`,
 * `tooMany`.
 */
export async function requestCode(
  request: { account: AccountName; purpose: CodePurpose; verification?: string | undefined },
  context: CallContext,
): Promise<{ resendAfterMs: number }> {
  const { deps, network, now } = context;
  const at = now.getTime();
  const isText = request.account.channel === 'phone';
  const { unverified, textsPerNetworkHour } = limits.code;
  const { perNetworkHour } = unverified;
  const isLimited = deps.config.rateLimits.perCall;
  const waitMs = isLimited && isText ? texts.waitOf(network, textsPerNetworkHour, at) : 0;
  if (waitMs > 0) refuseFor(waitMs);
  const isFromBusyNetwork = isLimited && demand.waitOf(network, perNetworkHour, at) > 0;
  const { resendAfterMs, isVerified } = await context.transaction((tx) =>
    sendCode(tx, { ...request, isFromBusyNetwork }, context),
  );
  if (!isVerified) demand.take(network, perNetworkHour, HOUR, at);
  if (isText) texts.take(network, textsPerNetworkHour, HOUR, at);
  return { resendAfterMs };
}

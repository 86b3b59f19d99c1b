import { HOUR, limits, type CodePurpose } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuseFor } from '../../calls/rate-limiter.ts';
import {
  giveBackToTally,
  takeFromTally,
  type Counted,
} from '../../calls/tallies/tally-repository.ts';
import type { Tx } from '../../database/schema.ts';
import type { AccountName } from '../identity/account-name.ts';
import { sendCode, type CodeRequest, type SentCode } from './codes.ts';

const { unverified, textsPerNetworkHour } = limits.code;

/**
 * Sends a code as a call of its own. Throws `codeTooSoon`, `codesUsedUp`, `humanCheckRequired`,
 * `tooMany`.
 */
export async function requestCode(
  request: { account: AccountName; purpose: CodePurpose; verification?: string | undefined },
  context: CallContext,
): Promise<{ resendAfterMs: number }> {
  const isLimited = context.deps.config.rateLimits.perCall;
  // Counted with the code: one that is refused is no count either.
  const { resendAfterMs } = await context.transaction(async (tx) => {
    if (!isLimited) return sendCode(tx, request, context);
    if (request.account.channel === 'phone') await countText(tx, context);
    return sendCounted(tx, request, context);
  });
  return { resendAfterMs };
}

/** A text goes to a phone, whether somebody has the number or not. Throws `tooMany`. */
export async function countText(
  tx: Tx,
  { network, now }: Pick<CallContext, 'network' | 'now'>,
): Promise<void> {
  const bound = { max: textsPerNetworkHour, windowMs: HOUR, now };
  const { waitMs } = await takeFromTally(tx, ['code.text', network], bound);
  if (waitMs > 0) refuseFor(waitMs);
}

/** Codes that were sent without a human check count for their network. */
async function sendCounted(tx: Tx, request: CodeRequest, context: CallContext): Promise<SentCode> {
  const counted: Counted = ['code.unverified', context.network];
  const bound = { max: unverified.perNetworkHour, windowMs: HOUR, now: context.now };
  const isFromBusyNetwork = (await takeFromTally(tx, counted, bound)).waitMs > 0;
  const sent = await sendCode(tx, { ...request, isFromBusyNetwork }, context);
  if (sent.isVerified && !isFromBusyNetwork) await giveBackToTally(tx, counted);
  return sent;
}

import { MINUTE } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { RateLimiter, refuseFor } from '../../calls/rate-limiter.ts';

const windowMs = 15 * MINUTE;
/** Wrong tries per window: from one network at one account, and at one account from anywhere. */
const triesFromNetwork = 10;
const triesAtAccount = 50;
const failures = new RateLimiter();

/**
 * Judges a password for the account that `name` stands for, which need not exist. Throws `tooMany`
 * after too many wrong ones.
 */
export async function judgePassword(
  name: string,
  { network, now: at }: Pick<CallContext, 'network' | 'now'>,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const now = at.getTime();
  const fromNetwork = `${name}/${network}`;
  const waitMs = Math.max(
    failures.waitOf(fromNetwork, triesFromNetwork, now),
    failures.waitOf(name, triesAtAccount, now),
  );
  if (waitMs > 0) refuseFor(waitMs);
  // Counted before it is judged: tries that come at once don't all pass.
  failures.take(fromNetwork, triesFromNetwork, windowMs, now);
  failures.take(name, triesAtAccount, windowMs, now);
  const right = await isRight();
  if (right) {
    failures.forget(fromNetwork);
    failures.giveBack(name);
  }
  return right;
}

import type { AnyCall } from '@tolk/contract';
import { MINUTE } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import type { Answer } from '../calls/idempotency/idempotency.ts';
import { refuseFor, type RateLimiter } from '../calls/rate-limiter.ts';

/** Before anybody is known: all calls of an address, and a public call's own limit. */
export function limitByAddress(limiter: RateLimiter, context: CallContext, call: AnyCall): void {
  const { deps, network, now } = context;
  const { rateLimits } = deps.config;
  take(limiter, `address/${network}`, rateLimits.perAddress, MINUTE, now);
  if (call.limit !== undefined && rateLimits.perCall && call.access === 'public') {
    takeOfCall(limiter, call.limit, perCallKey(call, context), now);
  }
}

/** All calls of a person or a member of staff, and the call's own limit. */
export function limitByPerson(limiter: RateLimiter, context: CallContext, call: AnyCall): void {
  const { session, staff, deps, now } = context;
  const caller = session?.personId ?? staff?.staffId;
  if (caller === undefined) return;
  const { rateLimits } = deps.config;
  take(limiter, `person/${caller}`, rateLimits.perPerson, MINUTE, now);
  if (call.limit !== undefined && rateLimits.perCall && call.access !== 'public') {
    takeOfCall(limiter, call.limit, perCallKey(call, context), now);
  }
}

/** By whom a call's own limit counts. The same call of both interfaces counts as one. */
export function perCallKey({ access, path }: AnyCall, context: CallContext): string {
  const { session, staff, network } = context;
  const caller = session?.personId ?? staff?.staffId;
  const counted = access === 'public' ? network : (caller ?? network);
  return `${path.slice(path.lastIndexOf('/') + 1)}/${counted}`;
}

function takeOfCall(
  limiter: RateLimiter,
  { max, windowMs, counts }: NonNullable<AnyCall['limit']>,
  key: string,
  now: Date,
): void {
  const waitMs = limiter.take(key, max, windowMs, now.getTime());
  if (waitMs === 0) return;
  if (counts === 'successes') limiter.giveBack(key);
  refuseFor(waitMs);
}

/** Gives the count of a call back that was refused. */
export async function onlySuccessCounts(
  limiter: RateLimiter,
  key: string,
  produce: () => Promise<Answer>,
): Promise<Answer> {
  let done = false;
  try {
    const answer = await produce();
    done = answer.code === 0;
    return answer;
  } finally {
    if (!done) limiter.giveBack(key);
  }
}

function take(limiter: RateLimiter, key: string, max: number, windowMs: number, now: Date): void {
  const waitMs = max === 0 ? 0 : limiter.take(key, max, windowMs, now.getTime());
  if (waitMs > 0) refuseFor(waitMs);
}

import type { AnyCall } from '@tolk/contract';
import { MINUTE } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import type { Answer } from '../calls/idempotency/idempotency.ts';
import { refuseFor, type RateLimiter } from '../calls/rate-limiter.ts';

type CallLimit = NonNullable<AnyCall['limit']>;

/** Before anybody is known: all calls of an address, and a public call's own limit. */
export async function limitByAddress(
  limiter: RateLimiter,
  context: CallContext,
  call: AnyCall,
): Promise<void> {
  const { deps, network, now } = context;
  const { rateLimits } = deps.config;
  await take(limiter, `address/${network}`, rateLimits.perAddress, MINUTE, now);
  if (call.limit !== undefined && rateLimits.perCall && call.access === 'public') {
    await takeOfCall(limiter, call.limit, perCallKey(call, context), now);
  }
}

/** All calls of a person or a member of staff, and the call's own limit. */
export async function limitByPerson(
  limiter: RateLimiter,
  context: CallContext,
  call: AnyCall,
): Promise<void> {
  const { deps, now } = context;
  const caller = callerOf(context);
  if (caller === undefined) return;
  const { rateLimits } = deps.config;
  await take(limiter, `person/${caller}`, rateLimits.perPerson, MINUTE, now);
  if (call.limit !== undefined && rateLimits.perCall && call.access !== 'public') {
    await takeOfCall(limiter, call.limit, perCallKey(call, context), now);
  }
}

/** By whom a call's own limit counts. The same call of both interfaces counts as one. */
export function perCallKey({ access, path }: AnyCall, context: CallContext): string {
  const counted = access === 'public' ? context.network : callerKey(context);
  return `${path.slice(path.lastIndexOf('/') + 1)}/${counted}`;
}

/** Who calls: a person, a member of staff, or all visitors of a network together. */
export function callerKey(context: CallContext): string {
  return callerOf(context) ?? context.network;
}

/** A member counts by themself, however many act for the organisation. */
function callerOf({ session, staff }: CallContext): string | undefined {
  return session?.memberId ?? session?.personId ?? staff?.staffId;
}

async function takeOfCall(
  limiter: RateLimiter,
  { max, windowMs, counts }: CallLimit,
  key: string,
  now: Date,
): Promise<void> {
  const waitMs = await limiter.take(key, max, windowMs, now.getTime());
  if (waitMs === 0) return;
  if (counts === 'successes') await limiter.giveBack(key, windowMs, now.getTime());
  refuseFor(waitMs);
}

/** Gives the count of a call back that was refused. */
export async function onlySuccessCounts(
  limiter: RateLimiter,
  { windowMs }: CallLimit,
  key: string,
  now: Date,
  produce: () => Promise<Answer>,
): Promise<Answer> {
  let done = false;
  try {
    const answer = await produce();
    done = answer.code === 0;
    return answer;
  } finally {
    if (!done) await limiter.giveBack(key, windowMs, now.getTime());
  }
}

async function take(
  limiter: RateLimiter,
  key: string,
  max: number,
  windowMs: number,
  now: Date,
): Promise<void> {
  const waitMs = max === 0 ? 0 : await limiter.take(key, max, windowMs, now.getTime());
  if (waitMs > 0) refuseFor(waitMs);
}

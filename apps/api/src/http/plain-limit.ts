import { MINUTE } from '@tolk/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRateLimiter } from '../calls/rate-limiter.ts';
import type { Dependencies } from '../dependencies.ts';
import { networkOf } from './network-of.ts';

/** Whether a network may ask once more; answers 429 itself when it may not. */
export type PlainLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * For routes beside the calls: as many requests of one network as calls. Many people's mail and
 * calendar programs ask from the same servers, so nothing tighter would be fair.
 */
export function createPlainLimit(deps: Dependencies, scope: string): PlainLimit {
  const { config, clock } = deps;
  const limiter = createRateLimiter(deps, scope);
  return async (request, reply) => {
    const max = config.rateLimits.perAddress;
    if (max === 0) return true;
    const waitMs = await limiter.take(networkOf(request.ip), max, MINUTE, clock.now().getTime());
    if (waitMs > 0) refusePlainly(reply, waitMs);
    return waitMs === 0;
  };
}

export function refusePlainly(reply: FastifyReply, waitMs: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', Math.ceil(waitMs / 1_000))
    .type('text/plain')
    .send('Too many requests');
}

import { createHash } from 'node:crypto';
import { limits } from '@tolk/domain';
import type { FastifyInstance } from 'fastify';
import { calendarMediaType } from '../calendar/calendar-text.ts';
import { calendarFeedPath, feedText, readerOfFeed } from '../calendar/feed.ts';
import { createRateLimiter } from '../calls/rate-limiter.ts';
import type { Dependencies } from '../dependencies.ts';
import { createPlainLimit, refusePlainly } from './plain-limit.ts';

const { reads } = limits.calendar;

/** A person's dates for the calendar that subscribed to them; the address alone is the permission. */
export function addCalendarFeed(app: FastifyInstance, deps: Dependencies): void {
  const mayAsk = createPlainLimit(deps, 'calendar');
  const limiter = createRateLimiter(deps, 'feed');
  app.get<{ Querystring: Record<string, unknown> }>(calendarFeedPath, async (request, reply) => {
    void reply.header('x-robots-tag', 'noindex');
    if (!(await mayAsk(request, reply))) return reply;
    const { key } = request.query;
    const reader = typeof key === 'string' ? await readerOfFeed(key, deps) : null;
    if (reader === null) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Not found');
    }
    const now = deps.clock.now().getTime();
    const { perCall } = deps.config.rateLimits;
    const waitMs = perCall ? await limiter.take(reader.id, reads.max, reads.windowMs, now) : 0;
    if (waitMs > 0) return refusePlainly(reply, waitMs);
    const text = await feedText(reader, deps);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(calendarMediaType).send(text);
  });
}

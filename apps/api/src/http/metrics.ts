import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Serves `/metrics` for Prometheus. Read by who has `TOLK_METRICS_TOKEN`; where none is set, from this
 * machine only.
 */
export function addMetrics(app: FastifyInstance, config: Config, registry: Registry): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A proxy on this machine is no reader: what it passes on is told by its header. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !forwarded && loopback.has(socket.remoteAddress ?? '');
}

function isSame(given: string, known: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(known));
}

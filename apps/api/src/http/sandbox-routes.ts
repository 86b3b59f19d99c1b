import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { advanceClock } from '../adapters/sandbox-clock.ts';

/** Only beside a sandbox: its pages below our own address, and the clock that both share. */
export async function addSandbox(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { sandbox } = deps.config;
  if (sandbox === null) return;
  const { default: httpProxy } = await import('@fastify/http-proxy');
  await app.register(httpProxy, {
    upstream: sandbox.url,
    prefix: '/sandbox',
    rewritePrefix: '/sandbox',
  });
  app.post<{ Body: { advanceMs?: unknown } }>('/internal/sandbox/clock', async (request, reply) => {
    if (!isSecret(String(request.headers['x-sandbox-secret'] ?? ''), sandbox.secret)) {
      return reply.code(404).send({ message: 'Not found' });
    }
    const advanceMs = request.body?.advanceMs ?? 0;
    if (typeof advanceMs !== 'number' || !Number.isSafeInteger(advanceMs) || advanceMs < 0) {
      return reply.code(422).send({ message: 'advanceMs is a whole number ≥ 0' });
    }
    await advanceClock(deps, advanceMs);
    return { now: deps.clock.now().toISOString() };
  });
}

function isSecret(given: string, known: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(known));
}

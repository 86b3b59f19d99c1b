import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { returnOverdue } from '../payouts/announce.ts';
import { acceptForms, fieldsOf, isForm } from './body.ts';

/** A year at once is enough for every deadline there is (ms). */
const MAX_ADVANCE = 366 * 86_400_000;
/** Beyond this difference the sandbox takes over the product's time (ms): one of them lost its data. */
const MAX_DRIFT = 1_000;
/** The product runs everything that has become due before it answers (ms). */
const PRODUCT_TIMEOUT = 60_000;

/**
 * `/sandbox/api/clock`: the time that sandbox and product share. Moving it first moves the sandbox,
 * so that the product's jobs find providers in the same time, then the product, then sends the
 * notifications that have become due.
 */
export function clockRoutes(sandbox: Sandbox) {
  const { clock, config, courier } = sandbox;
  const reading = () => ({ now: clock.now().toISOString(), offsetMs: clock.offset() });

  async function advance(advanceMs: number): Promise<void> {
    const before = clock.offset();
    await courier.whilePaused(async () => {
      clock.setOffset(before + advanceMs);
      try {
        const ahead = await advanceProduct(config, advanceMs);
        if (ahead !== null && Math.abs(ahead - clock.offset()) > MAX_DRIFT) clock.setOffset(ahead);
      } catch (error) {
        clock.setOffset(before);
        throw error;
      }
    });
    await returnOverdue(sandbox);
    await courier.runDue();
  }

  async function post(request: FastifyRequest, reply: FastifyReply) {
    const advanceMs = Number(fieldsOf(request).advanceMs);
    if (!Number.isSafeInteger(advanceMs) || advanceMs < 0 || advanceMs > MAX_ADVANCE) {
      return reply.code(422).send({ message: 'advanceMs is a whole number from 0 to 366 days' });
    }
    try {
      await advance(advanceMs);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      return reply.code(502).send({ message: `The product's clock did not move: ${cause}` });
    }
    return isForm(request) ? reply.redirect('/sandbox', 303) : reading();
  }

  return async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.get('/sandbox/api/clock', reading);
    app.post('/sandbox/api/clock', (request, reply) => post(request, reply));
  };
}

/** How far the product's clock is ahead of wall time afterwards (ms); null without a product. */
async function advanceProduct(
  config: Sandbox['config'],
  advanceMs: number,
): Promise<number | null> {
  if (!config.productUrl) return null;
  const response = await fetch(`${config.productUrl}/internal/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-secret': config.secret },
    body: JSON.stringify({ advanceMs }),
    signal: AbortSignal.timeout(PRODUCT_TIMEOUT),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { now } = (await response.json()) as { now?: string };
  const ahead = Date.parse(now ?? '') - Date.now();
  return Number.isNaN(ahead) ? null : ahead;
}

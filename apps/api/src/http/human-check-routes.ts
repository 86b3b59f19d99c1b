import { humanCheckPaths } from '@tolk/contract/human-check';
import { HOUR, MINUTE } from '@tolk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Dependencies } from '../dependencies.ts';
import { createRateLimiter, refuseFor } from '../calls/rate-limiter.ts';
import { judgeProof, newChallenge } from '../accounts/human-check/proof.ts';
import { judgeSlide, newPuzzle } from '../accounts/human-check/slide.ts';
import { sendRefusal } from './call-pipeline.ts';
import { sendEnvelope, success } from './envelope.ts';
import { assertClean } from './hygiene.ts';
import { jsonOf, keepRawBodies } from './json-body.ts';
import { languageOf } from './language.ts';
import { networkOf } from './network-of.ts';
import { compileRequest } from './request-shape.ts';
import { humanCheckShapes } from './human-check-shapes.ts';

/** From one network: drawing costs processor time, and guesses must not add up. */
const perMinute = { puzzle: 20, slide: 30, challenge: 30, proof: 30 } as const;

type HumanCheck = keyof typeof humanCheckPaths;
type RequestTo<Name extends HumanCheck> = Static<(typeof humanCheckShapes)[Name]['request']>;

/** Slide-to-verify and its twin: the usual envelope without signature, session and idempotency. */
export async function humanCheckRoutes(
  app: FastifyInstance,
  { deps }: { deps: Dependencies },
): Promise<void> {
  keepRawBodies(app);
  const limiter = createRateLimiter(deps, 'humanCheck');
  serve('puzzle', () => newPuzzle(deps));
  serve('slide', (answer) => judgeSlide(deps, answer));
  serve('challenge', async (_nothing, request) =>
    newChallenge(deps, await challengesBefore(request)),
  );
  serve('proof', (answer) => judgeProof(deps, answer));

  function serve<Name extends HumanCheck>(
    name: Name,
    answer: (request: RequestTo<Name>, from: FastifyRequest) => Promise<unknown>,
  ): void {
    const path = humanCheckPaths[name];
    const check = compileRequest(humanCheckShapes[name].request);
    app.post(path, async (request, reply) => {
      deps.metrics.call(path, await carryOut(request, reply), reply.elapsedTime);
      return reply;
    });

    async function carryOut(request: FastifyRequest, reply: FastifyReply): Promise<number> {
      try {
        await limit(name, request);
        const body = jsonOf(request, request.rawBody ?? Buffer.alloc(0));
        assertClean(body);
        check(body);
        const data = await answer(body as RequestTo<Name>, request);
        sendEnvelope(reply, 0, JSON.stringify(success(data)));
        return 0;
      } catch (error) {
        const language = languageOf(request.headers['accept-language']);
        return sendRefusal(reply, request, error, language);
      }
    }
  }

  /** Counts this challenge; answers how many the same network took before it within an hour. */
  async function challengesBefore({ ip }: FastifyRequest): Promise<number> {
    if (!deps.config.rateLimits.perCall) return 0;
    const now = deps.clock.now().getTime();
    const key = `work/${networkOf(ip)}`;
    const before = await limiter.countOf(key, HOUR, now);
    await limiter.take(key, Number.POSITIVE_INFINITY, HOUR, now);
    return before;
  }

  async function limit(name: HumanCheck, { ip }: FastifyRequest): Promise<void> {
    const { rateLimits } = deps.config;
    if (!rateLimits.perCall) return;
    const key = `${name}/${networkOf(ip)}`;
    const waitMs = await limiter.take(key, perMinute[name], MINUTE, deps.clock.now().getTime());
    if (waitMs > 0) refuseFor(waitMs);
  }
}

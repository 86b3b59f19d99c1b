import { pushRenewalPath } from '@tolk/contract/push-renewal';
import { PushSubscription } from '@tolk/contract/schemas/security';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Dependencies } from '../dependencies.ts';
import { renewPushSubscription } from '../messages/notifications/push-subscriptions.ts';
import { sendRefusal } from './call-pipeline.ts';
import { sendEnvelope, success } from './envelope.ts';
import { assertClean } from './hygiene.ts';
import { jsonOf, keepRawBodies } from './json-body.ts';
import { languageOf } from './language.ts';
import { createPlainLimit } from './plain-limit.ts';
import { compileRequest } from './request-shape.ts';

const Renewal = Type.Object({ before: PushSubscription, now: PushSubscription });

/** A browser that was given another subscription while the site was closed tells it from its worker. */
export async function pushRenewal(
  app: FastifyInstance,
  { deps }: { deps: Dependencies },
): Promise<void> {
  keepRawBodies(app);
  const mayAsk = createPlainLimit(deps, 'pushRenewal');
  const check = compileRequest(Renewal);
  app.post(pushRenewalPath, async (request, reply) => {
    if (!(await mayAsk(request, reply))) return reply;
    try {
      const body = jsonOf(request, request.rawBody ?? Buffer.alloc(0));
      assertClean(body);
      check(body);
      await renewPushSubscription(body as Static<typeof Renewal>, deps);
      sendEnvelope(reply, 0, JSON.stringify(success({})));
    } catch (error) {
      sendRefusal(reply, request, error, languageOf(request.headers['accept-language']));
    }
    return reply;
  });
}

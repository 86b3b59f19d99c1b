import type { FastifyInstance } from 'fastify';
import type { Dependencies, PaymentMethod } from '../dependencies.ts';
import { notifyPaths } from '../services/payments/notify-paths.ts';
import { receiveNotification } from '../services/payments/receive-notification.ts';

/**
 * Where WeChat Pay and Alipay report: outside envelope and signed transport, because they sign in
 * their own way, over the raw bytes, and want an answer of their own.
 */
export async function paymentNotifications(
  app: FastifyInstance,
  { deps }: { deps: Dependencies },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const method of Object.keys(notifyPaths) as PaymentMethod[]) {
    app.post(notifyPaths[method], async ({ headers, body }, reply) => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const answer = await receiveNotification(deps, method, { headers, rawBody });
      return reply.code(answer.status).type(answer.contentType).send(answer.body);
    });
  }
}

import { paymentMethodFacts, paymentMethods } from '@tolk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import type { NotificationAnswer, ReceivedNotification } from '../ports/payment-provider.ts';
import { receiveNotification } from '../orders/payments/receive-notification.ts';
import {
  invoiceNotifyPath,
  receiveInvoiceNotification,
} from '../orders/tax-invoices/issue-by-provider.ts';
import {
  payoutNotifyPath,
  receivePayoutNotification,
} from '../payouts/batches/receive-payout-notification.ts';

/**
 * Where WeChat Pay, Alipay, PayPal and Nuonuo report: outside envelope and signed transport, because they
 * sign in their own way, over the raw bytes, or not at all, and want an answer of their own.
 */
export async function paymentNotifications(
  app: FastifyInstance,
  { deps }: { deps: Dependencies },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const method of paymentMethods) {
    app.post(paymentMethodFacts[method].notifyPath, async (request, reply) =>
      answerWith(reply, await receiveNotification(deps, method, received(request))),
    );
  }
  app.post(invoiceNotifyPath, async (request, reply) =>
    answerWith(reply, await receiveInvoiceNotification(deps, received(request))),
  );
  app.post(payoutNotifyPath, async (request, reply) =>
    answerWith(reply, await receivePayoutNotification(deps, received(request))),
  );
}

function received({ headers, body }: FastifyRequest): ReceivedNotification {
  return { headers, rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
}

function answerWith(reply: FastifyReply, { status, contentType, body }: NotificationAnswer) {
  return reply.code(status).type(contentType).send(body);
}

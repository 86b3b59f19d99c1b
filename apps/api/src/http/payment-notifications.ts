import { paymentMethodFacts, providerMethods } from '@tolk/domain';
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
  const add = (path: string, { receive, refuse }: Receiver) => {
    // The envelope of a refused call has status 200, which providers take for "heard": they would
    // never repeat what was not carried out.
    const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      request.log.error({ err: error }, 'a notification failed');
      answerWith(reply, refuse());
    };
    app.post(path, { errorHandler }, async (request, reply) =>
      answerWith(reply, await receive(received(request))),
    );
  };
  for (const method of providerMethods) {
    add(paymentMethodFacts[method].notifyPath, {
      receive: (notification) => receiveNotification(deps, method, notification),
      refuse: () => deps.payments[method].refuse(),
    });
  }
  add(invoiceNotifyPath, {
    receive: (notification) => receiveInvoiceNotification(deps, notification),
    refuse: () => ({ status: 500, contentType: 'text/plain', body: '' }),
  });
  add(payoutNotifyPath, {
    receive: (notification) => receivePayoutNotification(deps, notification),
    refuse: () => deps.payouts.paypal.refuse(),
  });
}

interface Receiver {
  receive: (notification: ReceivedNotification) => Promise<NotificationAnswer>;
  /** So that the provider reports again. */
  refuse: () => NotificationAnswer;
}

function received({ headers, body }: FastifyRequest): ReceivedNotification {
  return { headers, rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
}

function answerWith(reply: FastifyReply, { status, contentType, body }: NotificationAnswer) {
  return reply.code(status).type(contentType).send(body);
}

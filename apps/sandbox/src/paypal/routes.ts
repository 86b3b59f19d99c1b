import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notificationOf } from '../payouts/announce.ts';
import { createBearerTokens } from '../payouts/bearer-tokens.ts';
import { jsonBody, keepRawBodies } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { readBatch } from './batch-request.ts';
import { certificatePath } from './certificate-path.ts';
import { batchRecord, itemRecord } from './records.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** PayPal's tokens live for nine hours. */
const TOKEN_LIFE = 9 * HOUR;
/** For so long a `sender_batch_id` is known. */
const REMEMBERED = 30 * DAY;

/** PayPal's own words for a note that asks for a refusal ("Payouts negative testing"). */
const magic: Readonly<Record<string, [status: number, name: string, message: string]>> = {
  ERRPYO002: [403, 'SENDER_EMAIL_UNCONFIRMED', 'Authorization error'],
  ERRPYO005: [422, 'INSUFFICIENT_FUNDS', 'Sender does not have sufficient funds'],
  ERRPYO006: [500, 'INTERNAL_ERROR', 'An internal service error occurred'],
};

type Identified = { Params: { id: string } };

/** Payouts v1 as api-m.paypal.com has it, with the certificate of its notifications. */
export function payPalRoutes(sandbox: Sandbox) {
  const { keys, store, clock, payouts, courier, ownUrl } = sandbox;
  const tokens = createBearerTokens(store, clock, { provider: 'paypal', lifeMs: TOKEN_LIFE });
  const batchOf = (id: string) => payouts.of('paypal').filter(({ batchId }) => batchId === id);
  const itemOf = (id: string) => payouts.of('paypal').find(({ itemId }) => itemId === id);

  function token(request: FastifyRequest, reply: FastifyReply) {
    const issued = tokens.issue(request, keys.paypal);
    if (!issued) {
      const problem = {
        error: 'invalid_client',
        error_description: 'Client Authentication failed',
      };
      return reply.code(401).send(problem);
    }
    const expires = TOKEN_LIFE / 1_000;
    return reply.send({ access_token: issued, token_type: 'Bearer', expires_in: expires });
  }

  function create(request: FastifyRequest, reply: FastifyReply) {
    const read = readBatch(jsonBody(request));
    if ('details' in read) {
      return refuse(reply, 400, 'VALIDATION_ERROR', 'Invalid request - see details', read.details);
    }
    const [first] = read.payouts;
    const asked = magic[first?.note ?? ''];
    if (asked) return refuse(reply, ...asked);
    const since = clock.now().getTime() - REMEMBERED;
    const known = payouts
      .of('paypal')
      .find(
        ({ senderBatchId, sentAt }) =>
          senderBatchId === first?.senderBatchId && Date.parse(sentAt) > since,
      );
    if (known) {
      const href = `${ownUrl()}/v1/payments/payouts/${known.batchId}`;
      const detail = {
        field: 'SENDER_BATCH_ID',
        location: 'body',
        issue: 'Batch with given sender_batch_id already exists',
        link: [{ href, rel: 'self', method: 'GET' }],
      };
      return refuse(reply, 400, 'USER_BUSINESS_ERROR', 'User business error.', [detail]);
    }
    const { batch_header: header } = batchRecord(payouts.take(read.payouts));
    return reply.code(201).send({ batch_header: header, links: [] });
  }

  function cancel({ params }: FastifyRequest<Identified>, reply: FastifyReply) {
    const item = itemOf(params.id);
    if (!item) return absent(reply);
    if (item.state !== 'unclaimed') {
      const name = item.state === 'returned' ? 'ITEM_ALREADY_CANCELLED' : 'ITEM_INCORRECT_STATUS';
      return refuse(reply, 400, name, 'Only unclaimed payouts can be cancelled');
    }
    const cancelled = payouts.settle(item, 'returned');
    const notification = notificationOf(sandbox, cancelled, false);
    if (notification) courier.schedule(notification, 1_000);
    return reply.send(itemRecord(cancelled));
  }

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.get(certificatePath(keys.paypal), (_request, reply) =>
      reply.type('application/x-pem-file').send(keys.paypal.certificate),
    );
    app.post('/v1/oauth2/token', token);
    await app.register(async (guarded) => {
      guarded.addHook('preHandler', (request, reply, next) => {
        if (tokens.admits(request)) next();
        else refuse(reply, 401, 'AUTHENTICATION_FAILURE', 'Authentication failed');
      });
      guarded.post('/v1/payments/payouts', create);
      guarded.get<Identified>('/v1/payments/payouts/:id', ({ params }, reply) => {
        const batch = batchOf(params.id);
        return batch.length > 0 ? reply.send(batchRecord(batch)) : absent(reply);
      });
      guarded.get<Identified>('/v1/payments/payouts-item/:id', ({ params }, reply) => {
        const item = itemOf(params.id);
        return item ? reply.send(itemRecord(item)) : absent(reply);
      });
      guarded.post<Identified>('/v1/payments/payouts-item/:id/cancel', cancel);
    });
  };
}

function absent(reply: FastifyReply) {
  return refuse(reply, 404, 'INVALID_RESOURCE_ID', 'The requested resource was not found');
}

function refuse(
  reply: FastifyReply,
  status: number,
  name: string,
  message: string,
  details: object[] = [],
) {
  const id = randomBytes(7).toString('hex');
  return reply.code(status).send({ name, message, debug_id: id, details, links: [] });
}

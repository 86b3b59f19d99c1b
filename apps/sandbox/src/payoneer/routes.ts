import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { digits } from '../keys.ts';
import { createBearerTokens } from '../payouts/bearer-tokens.ts';
import { fromDecimal, toDecimal } from '../payouts/decimal.ts';
import type { PayoutState } from '../payouts/payout.ts';
import type { NewPayout } from '../payouts/payouts.ts';
import { isRecord, jsonBody, keepRawBodies, text } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';

/** Payoneer's tokens live for 30 days. */
const TOKEN_LIFE = 30 * 86_400_000;
const MAX_PAYMENTS = 500;

const words: Readonly<Record<PayoutState, string>> = {
  pending: 'Pending',
  success: 'Transferred',
  failed: 'Cancelled',
  returned: 'Returned',
  unclaimed: 'Pending',
};

type Referred = { Params: { reference: string } };

/** Mass payouts v4, as far as public client code shows them. */
export function payoneerRoutes({ keys, store, clock, payouts }: Sandbox) {
  const tokens = createBearerTokens(store, clock, { provider: 'payoneer', lifeMs: TOKEN_LIFE });
  const program = `/v4/programs/${keys.payoneer.programId}`;
  const known = (reference: string) =>
    payouts.of('payoneer').find((payout) => payout.reference === reference);

  function token(request: FastifyRequest, reply: FastifyReply) {
    const issued = tokens.issue(request, keys.payoneer);
    if (!issued) return refuse(reply, 401, 'invalid_client', 'Client authentication failed');
    const expires = TOKEN_LIFE / 1_000;
    return reply.send({ token_type: 'Bearer', access_token: issued, expires_in: expires });
  }

  function create(request: FastifyRequest, reply: FastifyReply) {
    const { payments } = jsonBody(request);
    const read = Array.isArray(payments) ? payments.map(readPayment) : [];
    const valid = read.flatMap((payment) => payment ?? []);
    const references = new Set(valid.map(({ reference }) => reference));
    if (read.length === 0 || read.length > MAX_PAYMENTS || valid.length < read.length) {
      return refuse(reply, 400, 'Bad Request', 'Validation error');
    }
    if (references.size < valid.length || valid.some(({ reference }) => known(reference))) {
      return refuse(reply, 400, 'Bad Request', 'Duplicate client_reference_id');
    }
    payouts.take(valid);
    return reply.code(201).send({ result: 'Payments Created' });
  }

  function status({ params }: FastifyRequest<Referred>, reply: FastifyReply) {
    const payout = known(params.reference);
    if (!payout) return refuse(reply, 404, 'Not Found', 'Payment was not found');
    const { itemId, account, amount, state } = payout;
    return reply.send({
      result: {
        payout_id: itemId,
        status: words[state],
        payee_id: account,
        amount: toDecimal(amount),
        currency: 'USD',
        ...(state === 'failed' && { reason_description: 'Payee is not active' }),
        ...(state === 'returned' && { reason_description: 'Returned by the receiving bank' }),
      },
    });
  }

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.post('/api/v2/oauth2/token', token);
    await app.register(async (guarded) => {
      guarded.addHook('preHandler', (request, reply, next) => {
        if (tokens.admits(request)) next();
        else refuse(reply, 401, 'Unauthorized', 'The access token is not valid');
      });
      guarded.post(`${program}/masspayouts`, create);
      guarded.get<Referred>(`${program}/payouts/:reference/status`, status);
    });
  };
}

/** Null for what Payoneer would not take. */
function readPayment(payment: unknown): NewPayout | null {
  if (!isRecord(payment) || payment.currency !== 'USD') return null;
  const reference = text(payment, 'client_reference_id');
  const account = text(payment, 'payee_id');
  const note = text(payment, 'description');
  const amount = fromDecimal(text(payment, 'amount'));
  if (!reference || !account || !note || !amount) return null;
  const numbers = { senderBatchId: '', batchId: '', itemId: digits(9) };
  return { provider: 'payoneer', reference, account, note, amount, ...numbers };
}

function refuse(reply: FastifyReply, status: number, error: string, description: string) {
  return reply.code(status).send({ error, error_description: description });
}

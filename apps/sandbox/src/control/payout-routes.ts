import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decide, notifications } from '../payouts/announce.ts';
import { openOutcomes, outcomes } from '../payouts/payout.ts';
import type { Payout } from '../payouts/payout.ts';
import { PayoutRefused } from '../payouts/payouts.ts';
import type { Sandbox } from '../sandbox.ts';
import { acceptForms, choice, fieldsOf, isForm } from './body.ts';

type Referred = { Params: { reference: string } };

/** `/sandbox/api/payouts/{reference}`: what becomes of a payout, and what the product hears of it. */
export function payoutRoutes(sandbox: Sandbox) {
  const { payouts } = sandbox;

  async function act(request: FastifyRequest<Referred>, reply: FastifyReply) {
    const fields = fieldsOf(request);
    const outcome = choice(fields.outcome, outcomes, 'success');
    const notify = choice(fields.notify, notifications, 'once');
    if (!outcome || !notify) {
      const allowed = { outcome: outcomes, notify: notifications };
      return reply.code(422).send({ message: 'Unknown outcome or notify', allowed });
    }
    const found = payouts.find(request.params.reference);
    const { payout, sent } = await decide(sandbox, found, outcome, notify);
    return isForm(request) ? reply.redirect('/sandbox', 303) : { ...describe(payout), sent };
  }

  return async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof PayoutRefused)) throw error;
      if (isForm(request)) return reply.redirect('/sandbox', 303);
      const absent = error.fault === 'absent';
      const message = absent ? 'No such payout' : 'This can’t become of it (any more)';
      return reply.code(absent ? 404 : 409).send({ message });
    });
    app.get<Referred>('/sandbox/api/payouts/:reference', ({ params }) =>
      describe(payouts.find(params.reference)),
    );
    app.post<Referred>('/sandbox/api/payouts/:reference', (request, reply) => act(request, reply));
  };
}

function describe(payout: Payout) {
  const { provider, reference, amount, account, state, sentAt, changedAt } = payout;
  const next = openOutcomes(payout);
  return { provider, reference, amount, currency: 'USD', account, state, next, sentAt, changedAt };
}

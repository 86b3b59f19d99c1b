import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decidePaper, paperNotifications } from '../nuonuo/announce.ts';
import { paperOutcomes, type Paper } from '../nuonuo/paper.ts';
import { PaperRefused } from '../nuonuo/papers.ts';
import type { Sandbox } from '../sandbox.ts';
import { acceptForms, choice, fieldsOf, isForm } from './body.ts';

type Numbered = { Params: { number: string } };

/** `/sandbox/api/invoices`: what Nuonuo was asked for, what becomes of it, what the product hears of it. */
export function paperRoutes(sandbox: Sandbox) {
  const { papers } = sandbox;

  async function act(request: FastifyRequest<Numbered>, reply: FastifyReply) {
    const fields = fieldsOf(request);
    const outcome = choice(fields.outcome, paperOutcomes, 'issued');
    const notify = choice(fields.notify, paperNotifications, 'once');
    if (!outcome || !notify) {
      const allowed = { outcome: paperOutcomes, notify: paperNotifications };
      return reply.code(422).send({ message: 'Unknown outcome or notify', allowed });
    }
    const { paper, sent } = await decidePaper(sandbox, request.params.number, outcome, notify);
    return isForm(request) ? reply.redirect('/sandbox', 303) : { ...describe(paper), sent };
  }

  return async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof PaperRefused)) throw error;
      if (isForm(request)) return reply.redirect('/sandbox', 303);
      const absent = error.fault === 'absent';
      const message = absent ? 'No such paper' : 'It has become something already';
      return reply.code(absent ? 404 : 409).send({ message });
    });
    app.get('/sandbox/api/invoices', () => papers.all().toReversed().map(describe));
    app.post<Numbered>('/sandbox/api/invoices/:number', (request, reply) => act(request, reply));
  };
}

function describe({ number, kind, amount, state, invoiceNumber, original, buyerName }: Paper) {
  return { number, kind, amount, state, invoiceNumber, original, buyerName };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toRfc3339 } from '../china-time.ts';
import { acceptForms, fieldsOf, isForm } from '../control/body.ts';
import { readerOf, sendPage } from '../pages/send-page.ts';
import { text } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { takeTransfer, writeStatement } from './statement.ts';
import { transferPage } from './transfer-page.ts';

/** The bank in which the product has its account: people transfer money into it, the product reads its statement. */
export function transferRoutes(sandbox: Sandbox) {
  const { store, clock } = sandbox;

  function page(request: FastifyRequest, reply: FastifyReply) {
    const { words } = readerOf(request, reply);
    const { amount = '', remark = '' } = request.query as { amount?: string; remark?: string };
    const yuan = /^\d{1,12}$/.test(amount) ? (Number(amount) / 100).toFixed(2) : '';
    const body = transferPage(words, { yuan, remark }, store.all('bankLine'));
    return sendPage(request, reply, { heading: words.transfer, body });
  }

  function take(request: FastifyRequest, reply: FastifyReply) {
    const fields = fieldsOf(request);
    const amount = isForm(request) ? Math.round(Number(fields.yuan) * 100) : Number(fields.amount);
    const payer = text(fields, 'payer').trim() || '北欧能源有限公司';
    if (!Number.isSafeInteger(amount) || amount <= 0) {
      return reply.code(422).send({ message: 'amount is a whole number of fen, above 0' });
    }
    const line = takeTransfer(sandbox, { amount, payer, remark: text(fields, 'remark').trim() });
    return isForm(request) ? reply.redirect('/sandbox/transfer', 303) : line;
  }

  function statement(_request: FastifyRequest, reply: FastifyReply) {
    const day = toRfc3339(clock.now()).slice(0, 10).replaceAll('-', '');
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="statement-${day}.csv"`)
      .send(writeStatement(store.all('bankLine')));
  }

  return async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.get('/sandbox/transfer', page);
    app.post('/sandbox/api/transfers', take);
    app.get('/sandbox/api/statement', statement);
  };
}

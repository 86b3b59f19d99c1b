import { paymentProviderNames } from '@tolk/domain';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { choice, fieldsOf } from './body.ts';

const changes = ['omit', 'alter', 'add'] as const;

/** `/sandbox/api/bills`: what the bills say that is not so. An added line stands in today's bill. */
export function billRoutes({ store, clock }: Sandbox) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/sandbox/api/bills', () => store.all('billChange'));
    app.post('/sandbox/api/bills', (request, reply) => {
      const fields = fieldsOf(request);
      const provider = choice(fields.provider, paymentProviderNames, 'wechat-pay');
      const change = choice(fields.change, changes, 'omit');
      const number = typeof fields.number === 'string' ? fields.number : '';
      const amount = Number(fields.amount ?? 1);
      const known = /^[\w-]{6,64}$/.test(number) && Number.isSafeInteger(amount) && amount > 0;
      if (!provider || !change || !known) {
        const message = 'provider, number, change and amount (fen) make a line';
        return reply
          .code(422)
          .send({ message, allowed: { provider: paymentProviderNames, change: changes } });
      }
      const at = clock.now().toISOString();
      const billChange = { provider, number, change, amount, at };
      store.put('billChange', `${provider}/${number}`, billChange);
      return billChange;
    });
  };
}

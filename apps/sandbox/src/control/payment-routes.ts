import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describe, notifications, outcomes, simulate } from '../payments/simulate.ts';
import type { Simulation } from '../payments/simulate.ts';
import { stateOf } from '../payments/trade.ts';
import { TradeRefused } from '../payments/trades.ts';
import type { TradeFault } from '../payments/trades.ts';
import type { Sandbox } from '../sandbox.ts';
import { acceptForms, choice, fieldsOf, isForm } from './body.ts';

/** How long after the payment a `late` notification is sent (ms), unless `delayMs` says otherwise. */
const LATE = 30_000;

const messages: Partial<Record<TradeFault, string>> = {
  absent: 'No such payment',
  paid: 'It has been paid already',
  closed: 'It is closed; add "force": true to pay nevertheless',
  expired: 'It is over; add "force": true to pay nevertheless',
};

type Numbered = { Params: { outTradeNo: string } };

/** `/sandbox/api/payments/{outTradeNo}`: what a payer does, and what the product hears of it. */
export function paymentRoutes(sandbox: Sandbox) {
  const { trades, clock } = sandbox;

  async function act(request: FastifyRequest<Numbered>, reply: FastifyReply) {
    const simulation = readSimulation(fieldsOf(request));
    if (!simulation) {
      const allowed = { outcome: outcomes, notify: notifications };
      return reply.code(422).send({ message: 'Unknown outcome or notify', allowed });
    }
    const trade = trades.find(request.params.outTradeNo);
    const result = await simulate(sandbox, trade, simulation);
    if (!isForm(request)) return describe(sandbox, result);
    const back = fieldsOf(request).back === 'list' ? '/sandbox' : payPath(trade.outTradeNo);
    return reply.redirect(back, 303);
  }

  return async (app: FastifyInstance): Promise<void> => {
    acceptForms(app);
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof TradeRefused)) throw error;
      if (isForm(request)) {
        const { outTradeNo } = request.params as Numbered['Params'];
        return reply.redirect(payPath(outTradeNo), 303);
      }
      const message = messages[error.fault] ?? error.fault;
      return reply.code(error.fault === 'absent' ? 404 : 409).send({ message });
    });
    app.get<Numbered>('/sandbox/api/payments/:outTradeNo', (request) => {
      const trade = trades.find(request.params.outTradeNo);
      return { ...trade, state: stateOf(trade, clock.now()) };
    });
    app.post<Numbered>('/sandbox/api/payments/:outTradeNo', (request, reply) =>
      act(request, reply),
    );
  };
}

function payPath(outTradeNo: string): string {
  return `/sandbox/pay/${encodeURIComponent(outTradeNo)}`;
}

/** Pays and notifies once unless the body says otherwise; null for a word that is not known. */
function readSimulation(fields: Record<string, unknown>): Simulation | null {
  const outcome = choice(fields.outcome, outcomes, 'pay');
  const notify = choice(fields.notify, notifications, 'once');
  const delayMs = Number(fields.delayMs ?? LATE);
  if (!outcome || !notify || !Number.isSafeInteger(delayMs) || delayMs < 0) return null;
  const reason = typeof fields.reason === 'string' ? fields.reason : 'INSUFFICIENT_BALANCE';
  return { outcome, notify, delayMs, force: fields.force === true, reason };
}

import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import type { NewDelivery } from './courier.ts';
import type { Attempt } from './delivery.ts';
import { paymentProviders } from './providers.ts';
import { stateOf } from './trade.ts';
import type { Trade } from './trade.ts';
import { TradeRefused } from './trades.ts';

export const outcomes = ['pay', 'fail', 'expire'] as const;
export const notifications = ['once', 'twice', 'late', 'never', 'forged', 'wrong-amount'] as const;
export type Outcome = (typeof outcomes)[number];
export type Notification = (typeof notifications)[number];

export interface Simulation {
  outcome: Outcome;
  /**
   * What the product hears of `pay`. `twice` sends the same notification two times at once; `late`
   * sends it after `delayMs`; `never` leaves the product to ask. `forged` moves no money: somebody
   * who is not the provider says that it did. `wrong-amount` takes one fen less, and the provider
   * says so in the notification and in answers to queries.
   */
  notify: Notification;
  /** Milliseconds on the sandbox's clock, for `late`. */
  delayMs: number;
  /** Take the money although the payment is closed or over. */
  force: boolean;
  /** What the provider remembers of a `fail`. */
  reason: string;
}

export interface SimulationResult {
  trade: Trade;
  /** What was sent, and how the product answered. */
  sent: Attempt[];
  /** When the delayed notification will be sent, ISO 8601. */
  dueAt: string | null;
}

/** What happens on the payer's side. Throws `TradeRefused`. */
export async function simulate(
  sandbox: Sandbox,
  trade: Trade,
  simulation: Simulation,
): Promise<SimulationResult> {
  const { trades } = sandbox;
  const quiet = (changed: Trade) => ({ trade: changed, sent: [], dueAt: null });
  if (simulation.outcome === 'fail') return quiet(trades.fail(trade, simulation.reason));
  if (simulation.outcome === 'expire') return quiet(trades.expire(trade));
  if (simulation.notify === 'forged') return forge(sandbox, trade);

  const amount = simulation.notify === 'wrong-amount' ? otherAmount(trade) : trade.amount;
  const paid = trades.pay(trade, amount, simulation.force);
  return notify(sandbox, paid, simulation);
}

async function notify(
  sandbox: Sandbox,
  trade: Trade,
  { notify: how, delayMs }: Simulation,
): Promise<SimulationResult> {
  const { courier } = sandbox;
  const delivery = announce(sandbox, trade, false);
  if (how === 'never') return { trade, sent: [], dueAt: null };
  if (how === 'late') return { trade, sent: [], dueAt: courier.schedule(delivery, delayMs).dueAt };
  const copies = how === 'twice' ? [delivery, delivery] : [delivery];
  const sent = await Promise.all(copies.map((copy) => courier.send(copy)));
  return { trade, sent, dueAt: null };
}

/** A lie about a payment that has not happened; the trade stays as it is. */
async function forge(sandbox: Sandbox, trade: Trade): Promise<SimulationResult> {
  if (trade.paid) throw new TradeRefused('paid');
  const paid = { transactionId: `4200000000${Date.now()}`, amount: trade.amount };
  const lie = { ...trade, paid: { ...paid, at: sandbox.clock.now().toISOString() } };
  const sent = [await sandbox.courier.send(announce(sandbox, lie, true))];
  return { trade, sent, dueAt: null };
}

function announce({ keys, clock }: Sandbox, trade: Trade, forged: boolean): NewDelivery {
  const { provider, outTradeNo, notifyUrl: url } = trade;
  const content = paymentProviders[provider].announce(keys, trade, clock.now());
  return { provider, outTradeNo, eventId: randomUUID(), kind: 'payment', url, content, forged };
}

function otherAmount(trade: Trade): number {
  return trade.amount > 1 ? trade.amount - 1 : trade.amount + 1;
}

/** For people and tests: `open`, `expired`, `closed`, `paid`, `refunding`, `refunded`. */
export function describe(sandbox: Sandbox, { trade, sent, dueAt }: SimulationResult) {
  return {
    outTradeNo: trade.outTradeNo,
    provider: trade.provider,
    state: stateOf(trade, sandbox.clock.now()),
    amount: trade.paid?.amount ?? trade.amount,
    sent,
    dueAt,
  };
}

import { randomUUID } from 'node:crypto';
import type { Attempt } from '../payments/delivery.ts';
import type { NewDelivery } from '../payments/courier.ts';
import { itemEvent } from '../paypal/records.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Outcome, Payout } from './payout.ts';

/** Where the product's webhook is registered with PayPal. */
const webhookPath = '/api/payouts/paypal/notify';

export const notifications = ['once', 'twice', 'never', 'forged'] as const;
export type Notification = (typeof notifications)[number];

/**
 * Carries out what becomes of a payout and tells the product, if its provider does so: Payoneer has
 * to be asked. `forged` moves nothing: somebody else claims that it did. Throws `PayoutRefused`.
 */
export async function decide(
  sandbox: Sandbox,
  payout: Payout,
  outcome: Outcome,
  notify: Notification,
): Promise<{ payout: Payout; sent: Attempt[] }> {
  if (notify === 'forged') {
    const sent = await send(sandbox, { ...payout, state: outcome }, { copies: 1, forged: true });
    return { payout, sent };
  }
  const settled = sandbox.payouts.settle(payout, outcome);
  const copies = { once: 1, twice: 2, never: 0 }[notify];
  return { payout: settled, sent: await send(sandbox, settled, { copies, forged: false }) };
}

/** Gives back what nobody has claimed in time. */
export async function returnOverdue(sandbox: Sandbox): Promise<void> {
  const overdue = sandbox.payouts.overdue();
  await Promise.all(overdue.map((payout) => decide(sandbox, payout, 'returned', 'once')));
}

/** About a payout as it is now, unless nobody listens. */
export function notificationOf(
  { config }: Pick<Sandbox, 'config'>,
  payout: Payout,
  forged: boolean,
): NewDelivery | null {
  if (payout.provider !== 'paypal' || !config.productUrl) return null;
  return {
    provider: 'paypal',
    outTradeNo: payout.reference,
    eventId: `WH-${randomUUID()}`,
    kind: 'payout',
    url: config.productUrl + webhookPath,
    content: itemEvent(payout),
    forged,
  };
}

async function send(
  sandbox: Sandbox,
  payout: Payout,
  { copies, forged }: { copies: number; forged: boolean },
): Promise<Attempt[]> {
  const delivery = notificationOf(sandbox, payout, forged);
  if (!delivery) return [];
  return Promise.all(Array.from({ length: copies }, () => sandbox.courier.send(delivery)));
}

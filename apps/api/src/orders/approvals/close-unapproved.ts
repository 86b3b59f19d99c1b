import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { lockOrder } from '../order/order-repository.ts';
import { closeOpenAttempts } from '../payments/close-attempts.ts';
import { mayBePaid } from './approval-of-order.ts';
import { ordersToBePaid } from './approval-repository.ts';

/** Where the approval of an order is gone, no code may go on taking money for it. */
export async function closeUnapproved(
  tx: Tx,
  jobs: Jobs,
  orderId: string,
  at: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order && !mayBePaid(order)) await closeOpenAttempts(tx, jobs, orderId, at);
}

/**
 * The same for every order of an organisation that approves from less on. Each is locked, whether or
 * not it has a code: who opens one at this moment is either seen here or sees the new amount.
 */
export async function closeAllUnapproved(
  tx: Tx,
  { deps, personId: organisationId, now }: CallContext,
): Promise<void> {
  for (const orderId of await ordersToBePaid(tx, organisationId)) {
    await closeUnapproved(tx, deps.jobs, orderId, now);
  }
}

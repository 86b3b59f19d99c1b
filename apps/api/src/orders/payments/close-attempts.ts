import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { endAttempt, unpaidAttempts } from './payment-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';

/**
 * The order is paid, its terms have changed or it has ended: open attempts show as closed at once,
 * the provider is told after the commit. Money that still comes goes back by itself.
 */
export async function closeOpenAttempts(
  tx: Tx,
  jobs: Jobs,
  orderId: string,
  at: Date,
): Promise<void> {
  for (const { id, status, method } of await unpaidAttempts(tx, orderId)) {
    if (status !== 'pending') continue;
    // Nobody can be told not to transfer any more.
    if (method === 'bankTransfer') await endAttempt(tx, id, 'closed');
    else await closeAttempt(tx, jobs, id, at);
  }
}

/** The same for one that is pending. */
export async function closeAttempt(tx: Tx, jobs: Jobs, id: string, at: Date): Promise<void> {
  await endAttempt(tx, id, 'closed');
  await jobs.cancel(tx, `payment:${id}:check`);
  await scheduleJob(tx, jobs, 'payment.close', {
    key: `payment:${id}:close`,
    runAt: at,
    payload: { attemptId: id },
  });
}

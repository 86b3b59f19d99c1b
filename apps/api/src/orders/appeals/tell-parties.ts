import { pathTo } from '@tolk/contract/routes';
import type { Identity } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { AppealRecord } from './appeal-repository.ts';
import type { AppealMessage } from './appeal-messages.ts';

/** Puts messages about an appeal into the lists of its parties; each leads to the appeal. */
export async function tellParties(
  tx: Tx,
  jobs: Jobs,
  appeal: AppealRecord,
  messages: readonly AppealMessage[],
  at: Date,
): Promise<void> {
  for (const { to, ...message } of messages) {
    await notify(tx, jobs, {
      ...message,
      personId: appeal[`${to}_id`],
      identity: to,
      path: appealPath(to, appeal.id),
      orderId: appeal.order_id,
      at,
    });
  }
}

function appealPath(identity: Identity, projectOrderAppealId: string): string {
  const name = identity === 'client' ? 'clientAppeal' : 'supplierAppeal';
  return pathTo(name, { projectOrderAppealId });
}

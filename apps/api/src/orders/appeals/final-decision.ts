import type { Actor } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { AppealRuling } from './appeal-repository.ts';
import { applyOrderAction } from '../order/apply-order-action.ts';
import type { LockedAppeal } from './apply-appeal-action.ts';

export type FinalRuling = Pick<AppealRuling, 'outcome' | 'refund_percent' | 'due_at' | 'text'>;

/** Whose act made it final. */
export interface Finisher {
  actor: Actor;
  personId: string | null;
  staffId: string | null;
}

/** A ruling is final: the order goes on, or ends and its money follows the ruling. */
export async function carryOutRuling(
  tx: Tx,
  jobs: Jobs,
  { order, appeal }: LockedAppeal,
  ruling: FinalRuling,
  by: Finisher,
  at: Date,
): Promise<void> {
  const command = { order, expectedVersion: null, at, ...by };
  const { after_completion: afterCompletion } = appeal;
  const { refund_percent: refundPercent, due_at: dueAt, text: note } = ruling;
  if (dueAt !== null) {
    const payload = { dueAt, afterCompletion, note };
    await applyOrderAction(tx, jobs, { ...command, action: 'ruleRedo', payload });
    return;
  }
  const payload = { refundPercent, afterCompletion, note };
  await applyOrderAction(tx, jobs, { ...command, action: 'rule', payload });
}

import { randomUUID } from 'node:crypto';
import { addMs, limits, type Identity } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { milestoneInTurn } from '../milestones/milestone-in-turn.ts';
import { insertAppeal, insertAppealEvent, insertEvidence } from './appeal-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { appealTimers } from './appeal-timers.ts';

export interface NewAppeal {
  id: string;
  type: string;
  reason: string;
  /** The share that should go back to the client. */
  refundPercent: number;
  files: readonly { fileId: string; sha256: string }[];
}

/** Writes the appeal with its first evidence and its timers; the order's own change is the caller's. */
export async function openAppeal(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  claimant: Identity,
  { id, type, reason, refundPercent, files }: NewAppeal,
  at: Date,
): Promise<void> {
  const personId = order[`${claimant}_id`];
  await insertAppeal(tx, {
    ...appealOn(order, at),
    id,
    claimant,
    type,
    reason,
    wanted_percent: refundPercent,
    escalated_at: null,
  });
  await insertAppealEvent(tx, {
    appeal_id: id,
    action: 'open',
    actor: claimant,
    person_id: personId,
    staff_id: null,
    note: reason,
    at,
  });
  const evidence = { id: randomUUID(), appeal_id: id, side: claimant, person_id: personId };
  await insertEvidence(tx, { ...evidence, text: reason, at }, files);
  await startAppealTimers(tx, jobs, { id, opened_at: at, escalated_at: null });
}

/**
 * Money may be held for 150 days; after that somebody has to decide, and nothing happens in silence.
 * Nobody is the claimant, and staff sees it as urgent at once.
 */
export async function openAppealByPlatform(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  at: Date,
): Promise<void> {
  const id = randomUUID();
  await insertAppeal(tx, {
    ...appealOn(order, at),
    id,
    claimant: null,
    type: 'other',
    reason: '',
    wanted_percent: 0,
    escalated_at: at,
  });
  const event = { appeal_id: id, actor: 'timer', person_id: null, staff_id: null, at } as const;
  await insertAppealEvent(tx, { ...event, action: 'open', note: null });
  await startAppealTimers(tx, jobs, { id, opened_at: at, escalated_at: at });
}

function appealOn(order: OrderRecord, at: Date) {
  return {
    order_id: order.id,
    milestone_id: milestoneInTurn(order)?.id ?? null,
    previous_state: order.state,
    after_completion: order.state === 'completed',
    opened_at: at,
    evidence_until: addMs(at, limits.appeal.evidenceMs),
    offer_by: null,
    offer_percent: null,
    offer_text: null,
    offer_at: null,
    review_reason: null,
    review_by: null,
    ended_at: null,
  };
}

async function startAppealTimers(
  tx: Tx,
  jobs: Jobs,
  appeal: { id: string; opened_at: Date; escalated_at: Date | null },
): Promise<void> {
  const { id: appealId } = appeal;
  for (const { action, key, runAt } of appealTimers({
    ...appeal,
    evidence_until: addMs(appeal.opened_at, limits.appeal.evidenceMs),
    status: 'evidence',
    ruled_at: null,
  })) {
    await scheduleJob(tx, jobs, 'appeal.timer', { key, runAt, payload: { appealId, action } });
  }
}

import {
  appealLifecycle,
  findTransition,
  type Actor,
  type AppealAction,
  type AppealStatus,
  type Language,
} from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findAppeal,
  insertAppealEvent,
  lockAppeal,
  updateAppeal,
  type AppealChanges,
  type AppealRecord,
} from './appeal-repository.ts';
import { lockOrder, type OrderParty, type OrderRecord } from '../order/order-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { allowedAppealActions, appealFacts, type AppealViewer } from './appeal-actions.ts';
import { appealTimers } from './appeal-timers.ts';

export interface LockedAppeal {
  order: OrderRecord;
  appeal: AppealRecord;
}

export interface AppealCommand {
  /** As `lockWithOrder` returned it: nobody else changes it before this transaction ends. */
  appeal: AppealRecord;
  /** The version that the actor has seen; null for who acts on whatever is there. */
  expectedVersion: number | null;
  actor: Actor;
  /** Null for timers and staff. */
  personId: string | null;
  /** Who of the staff decides; null for all others. */
  staffId: string | null;
  action: AppealAction;
  at: Date;
  /** For the reasons in a refusal. */
  language?: Language;
}

/** An appeal with its order, both locked, the order first; undefined when the party has no such. */
export async function lockWithOrder(
  tx: Tx,
  appealId: string,
  party?: OrderParty,
): Promise<LockedAppeal | undefined> {
  const found = await findAppeal(tx, appealId, party);
  const order = found && (await lockOrder(tx, found.order_id));
  const appeal = order && (await lockAppeal(tx, appealId));
  return order && appeal ? { order, appeal } : undefined;
}

/**
 * Carries out one action on an appeal: checks it against the lifecycle, then writes the new status,
 * its timeline, timers and invalidations, all in `tx`; every action counts the version up. What becomes of
 * the order is the caller's. Answers the appeal as it then is. Throws 409 with
 * `data.allowedActions` and `data.version` when status, guard or version is against it.
 */
export async function applyAppealAction(
  tx: Tx,
  jobs: Jobs,
  command: AppealCommand,
  { changes = {}, note = null }: { changes?: AppealChanges; note?: string | null } = {},
): Promise<AppealRecord> {
  const { appeal, action, actor, personId, staffId, at } = command;
  const to = requireAppealAction(command);
  const status = to === 'same' ? appeal.status : to;
  const ended = appealLifecycle.final.includes(status);
  await updateAppeal(tx, appeal.id, {
    ...changes,
    status,
    version: appeal.version + 1,
    ended_at: ended ? at : null,
  });
  await insertAppealEvent(tx, {
    appeal_id: appeal.id,
    action,
    actor,
    person_id: personId,
    staff_id: staffId,
    note,
    at,
  });
  const next = await findAppeal(tx, appeal.id);
  if (next === undefined) throw new Error('An appeal is never deleted');
  const moved = to !== 'same' || changes.evidence_until !== undefined;
  if (moved) await resetAppealTimers(tx, jobs, appeal, next);
  invalidateAppeal(tx, next);
  return next;
}

/** The status that the action leads to. Throws 409 when it is not allowed now. */
export function requireAppealAction(command: AppealCommand): AppealStatus | 'same' {
  const { appeal, expectedVersion, actor, action, at } = command;
  const transition = findTransition(appealLifecycle, appeal.status, actor, action);
  const facts = appealFacts(appeal, viewerOf(command));
  if (!transition || transition.to === 'previous' || transition.guard?.(facts, at)) {
    refuse('appealActionNotAllowed', refusalData(command));
  }
  if (expectedVersion !== null && expectedVersion !== appeal.version) {
    refuse('appealChanged', refusalData(command));
  }
  return transition.to;
}

function invalidateAppeal(tx: Tx, appeal: AppealRecord): void {
  const tags = ['Appeal', 'Order', 'Overview'] as const;
  invalidate(tx, appeal.client_id, tags);
  invalidate(tx, appeal.supplier_id, tags);
}

async function resetAppealTimers(
  tx: Tx,
  jobs: Jobs,
  before: AppealRecord,
  appeal: AppealRecord,
): Promise<void> {
  for (const { key } of appealTimers(before)) await jobs.cancel(tx, key);
  for (const { action, key, runAt } of appealTimers(appeal)) {
    await scheduleJob(tx, jobs, 'appeal.timer', {
      key,
      runAt,
      payload: { appealId: appeal.id, action },
    });
  }
}

function viewerOf({ actor, staffId }: AppealCommand): AppealViewer {
  return { identity: actor === 'client' || actor === 'supplier' ? actor : null, staffId };
}

function refusalData(command: AppealCommand) {
  const { appeal, at, language = 'zh-CN' } = command;
  const allowedActions = allowedAppealActions(appeal, viewerOf(command), at, language);
  return { data: { allowedActions, version: appeal.version } };
}

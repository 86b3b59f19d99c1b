import type { StaffFeedbackDetail } from '@tolk/contract';
import { feedbackLifecycle, findTransition, type FeedbackAction } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { recordAudit } from '../staff/audit/audit.ts';
import { findDeskFeedback } from './desk-repository.ts';
import { insertFeedbackEvents, lockWithDuplicates, type Feedback } from './feedback-repository.ts';
import { deskActions, presentDeskDetail } from './present-desk.ts';

/** The report that an act is about, as it was looked at. */
export interface DeskTarget {
  feedbackId: string;
  version: number;
}

export interface DeskAct {
  action: FeedbackAction;
  /** The call, as the audit log names it. */
  call: string;
  details?: Record<string, string>;
  /** To whom it is given. */
  toStaffId?: string;
  /** Other reports that the act needs locked. */
  alsoLock?: readonly string[];
}

/** A report with its duplicates, locked. */
export interface LockedReport {
  report: Feedback;
  duplicates: readonly Feedback[];
  /** All that was locked, also by `alsoLock`. */
  locked: readonly Feedback[];
}

/**
 * One act of the staff on a report: the second of two at once gets `conflict` with what is possible
 * now. Answers the report as it is then. Throws `notFound`.
 */
export function actOnFeedback(
  { feedbackId, version }: DeskTarget,
  act: DeskAct,
  context: CallContext,
  carryOut: (tx: Tx, reports: LockedReport) => Promise<void>,
): Promise<StaffFeedbackDetail> {
  return context.transaction(async (tx) => {
    const reports = (await lockReport(tx, feedbackId, act.alsoLock)) ?? refuse('notFound');
    const { report } = reports;
    if (version !== report.version || !allows(report, act.action, context.now))
      refuseOvertaken(report, context);
    await carryOut(tx, reports);
    await noteAct(tx, reports, act, context);
    const then = (await findDeskFeedback(tx, report.id)) ?? refuse('notFound');
    return presentDeskDetail(tx, then, context);
  });
}

/** The report with its duplicates, locked; undefined: there is none. */
export async function lockReport(
  tx: Tx,
  feedbackId: string,
  alsoLock: readonly string[] = [],
): Promise<LockedReport | undefined> {
  const locked = await lockWithDuplicates(tx, [feedbackId, ...alsoLock]);
  const report = locked.find(({ id }) => id === feedbackId);
  if (report === undefined) return undefined;
  return { report, duplicates: locked.filter(({ main_id }) => main_id === report.id), locked };
}

/** Whether staff may do this about the report as it is. */
export function allows(report: Feedback, action: FeedbackAction, now: Date): boolean {
  const transition = findTransition(feedbackLifecycle, report.status, 'staff', action);
  const facts = { merged: report.main_id !== null };
  return transition !== undefined && (transition.guard?.(facts, now) ?? null) === null;
}

/** Writes an act into the story and the audit log, and tells the authors' screens. */
export async function noteAct(
  tx: Tx,
  { report, duplicates }: LockedReport,
  { action, call, details = {}, toStaffId }: DeskAct,
  context: CallContext,
): Promise<void> {
  await insertFeedbackEvents(tx, [
    {
      feedback_id: report.id,
      action,
      staff_id: context.staffMember.staffId,
      to_staff_id: toStaffId ?? null,
      at: context.now,
    },
  ]);
  await recordAudit(tx, context, {
    action: call,
    subject: 'feedback',
    subjectId: report.id,
    details: { personId: report.person_id, ...details },
  });
  for (const { person_id } of [report, ...duplicates]) invalidate(tx, person_id, ['Feedback']);
}

/** Somebody was faster, or the state does not allow it. */
export function refuseOvertaken(report: Feedback, context: CallContext): never {
  refuse('conflict', { data: { allowedActions: deskActions(report, context) } });
}

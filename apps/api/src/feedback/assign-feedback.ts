import type { RequestOf, StaffFeedbackDetail, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import type { Tx } from '../database/schema.ts';
import type { HandOver } from '../staff/members/hand-over.ts';
import { actOnFeedback, allows, lockReport, noteAct } from './desk-acts.ts';
import { updateFeedback, type Feedback } from './feedback-repository.ts';

type Calls = typeof calls.opsinterface.feedback;

/** Takes a report on with its duplicates, or returns it to the queue. False: somebody was faster. */
export async function handOverFeedback(
  tx: Tx,
  { id, staffId, seenAssigneeId, call }: HandOver,
  context: CallContext,
): Promise<boolean> {
  const action = staffId === null ? 'putBack' : 'assign';
  const reports = await lockReport(tx, id);
  if (reports?.report.assignee_id !== seenAssigneeId) return false;
  if (!allows(reports.report, action, context.now)) return false;
  const status = staffId === null ? 'submitted' : 'inProgress';
  await updateFeedback(tx, idsOf(reports.report, reports.duplicates), {
    status,
    assignee_id: staffId,
  });
  const given = staffId === null ? {} : { details: { staffId }, toStaffId: staffId };
  await noteAct(tx, reports, { action, call, ...given }, context);
  return true;
}

/** Takes it up again; the answer stays until there is another one. Throws `notFound`, `conflict`. */
export function reopenFeedback(
  target: RequestOf<Calls['reopenFeedback']>,
  context: CallContext,
): Promise<StaffFeedbackDetail> {
  const { staffId } = context.staffMember;
  const act = { action: 'reopen', call: 'reopenFeedback' } as const;
  return actOnFeedback(target, act, context, (tx, { report, duplicates }) =>
    updateFeedback(tx, idsOf(report, duplicates), { status: 'inProgress', assignee_id: staffId }),
  );
}

function idsOf(report: Feedback, duplicates: readonly Feedback[]): string[] {
  return [report, ...duplicates].map(({ id }) => id);
}

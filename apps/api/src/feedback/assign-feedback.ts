import type { RequestOf, StaffFeedbackDetail, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import { isAtDesk } from './desk.ts';
import { actOnFeedback } from './desk-acts.ts';
import { updateFeedback, type Feedback } from './feedback-repository.ts';

type Calls = typeof calls.opsinterface.feedback;

/** Takes a report with its duplicates on, for oneself or a colleague of the desk. Throws `notFound`, `conflict`. */
export async function assignFeedback(
  { staffId, ...target }: RequestOf<Calls['assignFeedback']>,
  context: CallContext,
): Promise<StaffFeedbackDetail> {
  if (!(await isAtDesk(context, staffId))) refuse('notFound');
  const act = {
    action: 'assign',
    call: 'assignFeedback',
    details: { staffId },
    toStaffId: staffId,
  } as const;
  return actOnFeedback(target, act, context, (tx, { report, duplicates }) =>
    updateFeedback(tx, idsOf(report, duplicates), { status: 'inProgress', assignee_id: staffId }),
  );
}

/** Gives it back to the queue. Throws `notFound`, `conflict`. */
export function putBackFeedback(
  target: RequestOf<Calls['putBackFeedback']>,
  context: CallContext,
): Promise<StaffFeedbackDetail> {
  const act = { action: 'putBack', call: 'putBackFeedback' } as const;
  return actOnFeedback(target, act, context, (tx, { report, duplicates }) =>
    updateFeedback(tx, idsOf(report, duplicates), { status: 'submitted', assignee_id: null }),
  );
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

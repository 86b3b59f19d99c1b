import type { RequestOf, StaffFeedbackDetail, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { fieldTexts, requireNoFaults } from '../calls/field-rules.ts';
import { refuse } from '../calls/refusal.ts';
import { findDeskFeedback } from './desk-repository.ts';
import { actOnFeedback, refuseOvertaken } from './desk-acts.ts';
import { updateFeedback, type Feedback } from './feedback-repository.ts';
import { tellAnswer } from './tell-answer.ts';

type Calls = typeof calls.opsinterface.feedback;

/**
 * Merges a report, with those merged into it, into another one; from then on they stand as that one
 * does. Where it is answered, their authors are told the answer at once. Throws `notFound`,
 * `conflict`, 422.
 */
export function mergeFeedback(
  { intoFeedbackId, ...target }: RequestOf<Calls['mergeFeedback']>,
  context: CallContext,
): Promise<StaffFeedbackDetail> {
  const { deps, now } = context;
  if (intoFeedbackId === target.feedbackId) {
    requireNoFaults({ intoFeedbackId: fieldTexts.unknownChoice });
  }
  const act = {
    action: 'merge',
    call: 'mergeFeedback',
    details: { intoFeedbackId },
    alsoLock: [intoFeedbackId],
  } as const;
  return actOnFeedback(target, act, context, async (tx, { report, duplicates, locked }) => {
    const main = locked.find(({ id }) => id === intoFeedbackId) ?? refuse('notFound');
    if (main.main_id !== null) refuseOvertaken(report, context);
    const merged = [report, ...duplicates];
    const ids = merged.map(({ id }) => id);
    await updateFeedback(tx, ids, { main_id: main.id, ...standingOf(main) });
    // Who is about to answer it has not seen these: they may need another language.
    await updateFeedback(tx, [main.id], {});
    if (main.status !== 'answered') return;
    const answer = { en: main.answer_en, zh: main.answer_zh, at: now };
    for (const one of merged) await tellAnswer(tx, deps.jobs, one, answer);
  });
}

/** Undoes a merge; the report keeps its status and who has taken it on. Throws `notFound`, `conflict`. */
export async function separateFeedback(
  target: RequestOf<Calls['separateFeedback']>,
  context: CallContext,
): Promise<StaffFeedbackDetail> {
  const known = await findDeskFeedback(context.deps.db, target.feedbackId);
  const alsoLock = known?.main_id ? [known.main_id] : [];
  const act = { action: 'separate', call: 'separateFeedback', alsoLock } as const;
  return actOnFeedback(target, act, context, async (tx, { report, locked }) => {
    await updateFeedback(tx, [report.id], { main_id: null });
    const main = locked.find(({ id }) => id === report.main_id);
    if (main) await updateFeedback(tx, [main.id], {});
  });
}

/** What a duplicate takes over; an answer only where it stands. */
function standingOf(main: Feedback) {
  const { status, assignee_id, answer_en, answer_zh, answered_at, answered_by } = main;
  return status === 'answered'
    ? { status, assignee_id, answer_en, answer_zh, answered_at, answered_by, answer_read_at: null }
    : { status, assignee_id };
}

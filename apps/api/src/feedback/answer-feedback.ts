import type { RequestOf, StaffFeedbackDetail, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { fieldTexts, requireNoFaults, visibleText } from '../calls/field-rules.ts';
import { actOnFeedback } from './desk-acts.ts';
import { updateFeedback } from './feedback-repository.ts';
import { answerLanguages } from './present-desk.ts';
import { tellAnswer } from './tell-answer.ts';

type Calls = typeof calls.opsinterface.feedback;

const fields = { en: 'answerEn', 'zh-CN': 'answerZh' } as const;

/**
 * Answers a report and its duplicates, in each language in which one of them is written; every author
 * gets a notification. Throws `notFound`, `conflict`, 422.
 */
export function answerFeedback(
  { answerEn, answerZh, ...target }: RequestOf<Calls['answerFeedback']>,
  context: CallContext,
): Promise<StaffFeedbackDetail> {
  const { deps, now, staffMember } = context;
  const said = { answerEn: visibleText(answerEn ?? ''), answerZh: visibleText(answerZh ?? '') };
  const act = { action: 'answer', call: 'answerFeedback' } as const;
  return actOnFeedback(target, act, context, async (tx, { report, duplicates }) => {
    const reports = [report, ...duplicates];
    const missing = answerLanguages(reports)
      .map((language) => fields[language])
      .filter((field) => said[field] === '');
    requireNoFaults(Object.fromEntries(missing.map((field) => [field, fieldTexts.blank])));
    const answer = { en: said.answerEn || null, zh: said.answerZh || null, at: now };
    const ids = reports.map(({ id }) => id);
    await updateFeedback(tx, ids, {
      status: 'answered',
      answer_en: answer.en,
      answer_zh: answer.zh,
      answered_at: now,
      answered_by: staffMember.staffId,
      answer_read_at: null,
    });
    for (const one of reports) await tellAnswer(tx, deps.jobs, one, answer);
  });
}

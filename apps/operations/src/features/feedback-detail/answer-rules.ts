import type { StaffFeedbackDetail } from '@tolk/contract';
import { object, string } from '@tolk/design-system/form-rules';
import { limits, type Language } from '@tolk/domain';

export interface AnswerValues {
  answerEn: string;
  answerZh: string;
}

export const answerFields = { en: 'answerEn', 'zh-CN': 'answerZh' } as const satisfies Record<
  Language,
  keyof AnswerValues
>;

const text = () => string().trim().max(limits.feedback.answer);

/** Needed in each language in which one of the reports is written. */
export function answerRules(needed: readonly Language[]) {
  return object({
    answerEn: needed.includes('en') ? text().required() : text(),
    answerZh: needed.includes('zh-CN') ? text().required() : text(),
  });
}

/** The answer that was given before, to be changed. */
export function answerValues({ results }: Pick<StaffFeedbackDetail, 'results'>): AnswerValues {
  return { answerEn: results?.en ?? '', answerZh: results?.zh ?? '' };
}

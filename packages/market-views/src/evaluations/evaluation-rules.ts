import { t } from '@lingui/core/macro';
import { number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

export interface EvaluationValues {
  evaluateGrade: number | null;
  evaluateDescription: string;
}

/** One to five stars, and words with them. */
export const evaluationRules = object({
  evaluateGrade: number()
    .required(() => t`Choose one to five stars.`)
    .min(limits.evaluation.min)
    .max(limits.evaluation.max),
  evaluateDescription: string()
    .trim()
    .required(() => t`Say in a sentence how it was to work together.`)
    .max(limits.evaluation.text),
});

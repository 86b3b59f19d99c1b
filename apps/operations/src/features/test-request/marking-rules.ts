import { number, object, string } from '@tolk/design-system/form-rules';
import { limits, markingSheet, type Marks, type MarkingCriterion } from '@tolk/domain';

export interface MarkingValues extends Record<MarkingCriterion, number | null> {
  remark: string;
}

export const noMarks: MarkingValues = {
  accuracy: null,
  terminology: null,
  language: null,
  instructions: null,
  remark: '',
};

const points = (criterion: MarkingCriterion) =>
  number()
    .required()
    .integer()
    .min(0)
    .max(markingSheet.find((one) => one.criterion === criterion)?.points ?? 0);

const marksRules = {
  accuracy: points('accuracy'),
  terminology: points('terminology'),
  language: points('language'),
  instructions: points('instructions'),
};

export const markingRules = object({
  ...marksRules,
  remark: string().trim().max(limits.testRequest.remark).required(),
});

/** The marks once each is a number that the sheet has; null before. */
export function marksIn(values: Partial<MarkingValues>): Marks | null {
  const rules = object(marksRules);
  return rules.isValidSync(values) ? rules.validateSync(values) : null;
}

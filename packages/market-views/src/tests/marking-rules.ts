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

function pointsRule(criterion: MarkingCriterion) {
  const most = markingSheet.find((one) => one.criterion === criterion)?.points ?? 0;
  return number().required().integer().min(0).max(most);
}

export const markingRules = object({
  accuracy: pointsRule('accuracy'),
  terminology: pointsRule('terminology'),
  language: pointsRule('language'),
  instructions: pointsRule('instructions'),
  remark: string().trim().max(limits.testRequest.remark).required(),
});

/** The marks once each is a number that the sheet has; null before. */
export function marksIn({
  accuracy,
  terminology,
  language,
  instructions,
}: MarkingValues): Marks | null {
  const marks = { accuracy, terminology, language, instructions };
  return isWhole(marks) ? marks : null;
}

function isWhole(marks: Record<MarkingCriterion, number | null>): marks is Marks {
  return markingSheet.every(({ criterion, points }) => {
    const given = marks[criterion];
    return given !== null && Number.isInteger(given) && given >= 0 && given <= points;
  });
}

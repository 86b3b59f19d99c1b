import * as limits from './limits.ts';

/** What a reviewer marks in a translation, with the most points that each can have: 100 in all. */
export const markingSheet = [
  { criterion: 'accuracy', points: 40 },
  { criterion: 'terminology', points: 20 },
  { criterion: 'language', points: 25 },
  { criterion: 'instructions', points: 15 },
] as const;
export type MarkingCriterion = (typeof markingSheet)[number]['criterion'];

/** Whole points by criterion. */
export type Marks = Readonly<Record<MarkingCriterion, number>>;

export const markingTotal = markingSheet.reduce((sum, { points }) => sum + points, 0);

/** From how many points on a translation passes. */
export const markingPassLine = Math.ceil(markingTotal * limits.testRequest.passShare);

export function pointsOf(marks: Marks): number {
  return markingSheet.reduce((sum, { criterion }) => sum + marks[criterion], 0);
}

export function markingOutcome(marks: Marks): 'passed' | 'failed' {
  return pointsOf(marks) >= markingPassLine ? 'passed' : 'failed';
}

/** What several who marked the same translation found, each for themselves; null where they differ. */
export function commonOutcome(sheets: readonly Marks[]): 'passed' | 'failed' | null {
  const [first, ...others] = sheets.map(markingOutcome);
  return first !== undefined && others.every((outcome) => outcome === first) ? first : null;
}

/** Whole points between those of several sheets; rounded down, so that two who fail never add up to a pass. */
export function meanPoints(sheets: readonly Marks[]): number {
  const sum = sheets.reduce((points, marks) => points + pointsOf(marks), 0);
  return sheets.length === 0 ? 0 : Math.floor(sum / sheets.length);
}

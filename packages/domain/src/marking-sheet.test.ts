import {
  markingOutcome,
  markingPassLine,
  markingSheet,
  markingTotal,
  pointsOf,
} from './marking-sheet.ts';

it('the sheet has a hundred points, and seventy pass', () => {
  expect(markingSheet.map(({ criterion, points }) => [criterion, points])).toEqual([
    ['accuracy', 40],
    ['terminology', 20],
    ['language', 25],
    ['instructions', 15],
  ]);
  expect([markingTotal, markingPassLine]).toEqual([100, 70]);
});

it.each([
  [{ accuracy: 40, terminology: 20, language: 25, instructions: 15 }, 100, 'passed'],
  [{ accuracy: 30, terminology: 12, language: 18, instructions: 10 }, 70, 'passed'],
  [{ accuracy: 30, terminology: 12, language: 18, instructions: 9 }, 69, 'failed'],
  [{ accuracy: 0, terminology: 20, language: 25, instructions: 15 }, 60, 'failed'],
] as const)('%o are %i points: %s', (marks, points, outcome) => {
  expect(pointsOf(marks)).toBe(points);
  expect(markingOutcome(marks)).toBe(outcome);
});

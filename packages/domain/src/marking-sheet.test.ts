import {
  commonOutcome,
  markingOutcome,
  markingPassLine,
  markingSheet,
  markingTotal,
  meanPoints,
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

describe('two sheets', () => {
  const full = { accuracy: 40, terminology: 20, language: 25, instructions: 15 };
  const enough = { accuracy: 30, terminology: 12, language: 18, instructions: 10 };
  const tooFew = { accuracy: 30, terminology: 12, language: 18, instructions: 9 };

  it.each([
    ['both on the pass line or over it', [full, enough], 'passed', 85],
    [
      'both under it, with half a point between them',
      [tooFew, { ...tooFew, accuracy: 29 }],
      'failed',
      68,
    ],
    ['one point apart, on both sides of it', [enough, tooFew], null, 69],
  ] as const)('%s: %j', (_what, sheets, outcome, points) => {
    expect(commonOutcome(sheets)).toBe(outcome);
    expect(meanPoints(sheets)).toBe(points);
  });

  it('nobody has found anything without a sheet', () => {
    expect([commonOutcome([]), meanPoints([])]).toEqual([null, 0]);
  });
});

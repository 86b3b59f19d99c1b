import { countsOtherwise, isUnitOfWords, workloadOfWords } from './workload-of-words.ts';

describe('the workload of counted files', () => {
  it.each([
    [[3_120], 'thousand-words', 3.12],
    [[3_120, 880], 'word', 4_000],
    [[12_345, null], 'thousand-characters', 12.35],
    // The least that a posting may state is one unit.
    [[12], 'thousand-words', 1],
    [[3_120], 'hour', null],
    [[3_120], null, null],
    [[null], 'word', null],
  ])('of %j words in %s is %j', (counts, unit, workload) => {
    expect(
      workloadOfWords(
        counts.map((wordCount) => ({ wordCount })),
        unit,
      ),
    ).toBe(workload);
  });
});

it.each([
  ['thousand-characters', true],
  ['word', true],
  ['hour', false],
  ['constructor', false],
  [null, false],
])('the unit %s counts words: %j', (unit, isOne) => {
  expect(isUnitOfWords(unit)).toBe(isOne);
});

it.each([
  ['thousand-characters', 'zh-CN', false],
  ['thousand-characters', 'en', true],
  ['word', 'ja', true],
  ['thousand-words', 'sv', false],
  ['page', 'zh-CN', false],
  ['word', null, false],
])('%s for source texts in %s counts otherwise: %j', (unit, language, otherwise) => {
  expect(countsOtherwise(unit, language)).toBe(otherwise);
});

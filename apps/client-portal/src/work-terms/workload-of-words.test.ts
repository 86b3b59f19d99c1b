import { workloadOfWords } from './workload-of-words.ts';

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

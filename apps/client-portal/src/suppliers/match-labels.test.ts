import { languagesFirstText, matchLabels, wordsOfParts } from './match-labels.ts';

const pair = { name: 'pair', points: 30, max: 30, asked: true, known: true };

describe('the words of a match', () => {
  it.each([
    [
      'all points',
      { name: 'test', points: 15, max: 15, asked: true, known: true },
      matchLabels.test.full,
    ],
    [
      'some points',
      { name: 'rate', points: 7, max: 15, asked: true, known: true },
      matchLabels.rate.some,
    ],
    [
      'nothing to compare',
      { name: 'rate', points: 7, max: 15, asked: true, known: false },
      matchLabels.rate.unknown,
    ],
    [
      'no points',
      { name: 'test', points: 0, max: 15, asked: true, known: true },
      matchLabels.test.none,
    ],
  ])('say what stands behind %s', (_case, part, sentence) => {
    expect(wordsOfParts([pair, part])[1]?.sentence).toBe(sentence);
  });

  it('say nothing of what somebody brings when the languages do not fit', () => {
    const parts = [
      { ...pair, points: 0 },
      { name: 'verified', points: 0, max: 5, asked: true, known: true },
    ];
    expect(wordsOfParts(parts).map(({ sentence }) => sentence)).toEqual([
      matchLabels.pair.none,
      languagesFirstText,
    ]);
  });

  it('leave out a part that is not asked for', () => {
    const region = { name: 'region', points: 0, max: 0, asked: false, known: true };
    expect(wordsOfParts([pair, region])).toHaveLength(1);
  });

  it('leave out a part that is unknown', () => {
    const unknown = { name: 'toString', points: 1, max: 1, asked: true, known: true };
    expect(wordsOfParts([pair, unknown])).toHaveLength(1);
  });
});

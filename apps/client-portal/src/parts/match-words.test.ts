import { matchWords, notAskedWords, wordsOfPart } from './match-words.ts';

describe('the words of a match', () => {
  it.each([
    ['all points', { name: 'pair', points: 30, max: 30, asked: true }, matchWords.pair.full],
    ['some points', { name: 'rate', points: 7, max: 15, asked: true }, matchWords.rate.some],
    ['no points', { name: 'test', points: 0, max: 15, asked: true }, matchWords.test.none],
    ['a part not asked for', { name: 'region', points: 5, max: 5, asked: false }, notAskedWords],
  ])('say what stands behind %s', (_case, part, sentence) => {
    expect(wordsOfPart(part)?.sentence).toBe(sentence);
  });

  it('say nothing about a part that is unknown', () => {
    expect(wordsOfPart({ name: 'toString', points: 1, max: 1, asked: true })).toBeUndefined();
  });
});

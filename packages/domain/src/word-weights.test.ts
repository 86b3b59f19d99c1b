import { defaultWordWeights, weightedWords, weightedWordsOf } from './word-weights.ts';

const none = { repetitions: 0, exact: 0, fuzzy95: 0, fuzzy85: 0, fuzzy75: 0, fuzzy50: 0, new: 0 };

it('repetitions weigh less than new words', () => {
  const words = { ...none, new: 5_000, repetitions: 2_000 };
  expect(weightedWords(words, defaultWordWeights)).toBe(5_600);
  expect(weightedWordsOf('repetitions', words, defaultWordWeights)).toBe(600);
});

it('every band has its own weight', () => {
  const words = {
    repetitions: 100,
    exact: 200,
    fuzzy95: 300,
    fuzzy85: 400,
    fuzzy75: 500,
    fuzzy50: 600,
    new: 700,
  };
  expect(weightedWords(words, defaultWordWeights)).toBe(2_110);
  const own = { ...defaultWordWeights, exact: 0, fuzzy50: 80 };
  expect(weightedWords(words, own)).toBe(1_930);
});

it('a sum is rounded once', () => {
  // 0.9 + 0.9 = 1.8; each by itself would come to two.
  expect(weightedWords({ ...none, repetitions: 3, exact: 3 }, defaultWordWeights)).toBe(2);
  expect(weightedWords({ ...none, repetitions: 1 }, defaultWordWeights)).toBe(0);
  expect(weightedWords(none, defaultWordWeights)).toBe(0);
});

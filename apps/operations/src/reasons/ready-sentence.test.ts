import { withSentence } from './ready-sentence.ts';

const dark = { en: 'The photo is too dark.', zh: '照片过暗。' };

it('a sentence is added in both languages, each on a line of its own', () => {
  expect(withSentence('', dark)).toBe('照片过暗。\nThe photo is too dark.');
  expect(withSentence('你好 \n', dark)).toBe('你好\n照片过暗。\nThe photo is too dark.');
});

import { setLanguage } from '@tolk/i18n';
import { marksIn, markingRules, noMarks } from './marking-rules.ts';

const full = { accuracy: 40, terminology: 20, language: 25, instructions: 15 };

it('marks are there once each criterion has its points', () => {
  expect(marksIn({ ...noMarks, accuracy: 40, terminology: 20 })).toBeNull();
  expect(marksIn({ ...noMarks, ...full })).toEqual(full);
});

it.each([
  [{ accuracy: 41 }],
  [{ terminology: 21 }],
  [{ language: 26 }],
  [{ instructions: 16 }],
  [{ accuracy: -1 }],
  [{ accuracy: 12.5 }],
])('%o is not on the sheet', (change) => {
  expect(marksIn({ ...noMarks, ...full, ...change })).toBeNull();
});

it('a reviewer says something about the translation', async () => {
  await setLanguage('en');
  expect(markingRules.isValidSync({ ...full, remark: ' ' })).toBe(false);
  expect(markingRules.isValidSync({ ...full, remark: 'Sound.' })).toBe(true);
});

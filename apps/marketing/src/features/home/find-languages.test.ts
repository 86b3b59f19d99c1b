import { languages } from '@tolk/domain/dictionaries/languages';
import { findLanguages } from './find-languages.ts';

const names = (typed: string) => findLanguages(languages, typed).map(({ en }) => en);

it.each([
  ['français', 'French'],
  ['francais', 'French'],
  ['法语', 'French'],
  ['日本語', 'Japanese'],
  [' GERMAN ', 'German'],
])('%j finds %s', (typed, language) => {
  expect(names(typed)).toContain(language);
});

it('finds every language while nothing is typed', () => {
  expect(names('')).toHaveLength(languages.length);
});

it('finds nothing for a language that there is none of', () => {
  expect(names('klingon')).toEqual([]);
});

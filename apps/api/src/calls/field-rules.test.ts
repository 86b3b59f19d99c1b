import { blankFaults } from './field-rules.ts';

it.each([
  ['a space', ' '],
  ['an ideographic space', '\u3000'],
  ['characters of no width', '\u200b\u200d\ufeff'],
  ['direction marks', '\u202e\u2066'],
])('a text of %s counts as not filled in', (_, text) => {
  expect(Object.keys(blankFaults({ name: text }))).toEqual(['name']);
});

it('a text with a joiner between letters is filled in, and a missing one is nobody’s fault', () => {
  expect(blankFaults({ name: 'می\u200cخواهم', company: undefined })).toEqual({});
});

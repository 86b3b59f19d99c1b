import { blankFaults, reasonFaults } from './field-rules.ts';

it.each([
  ['a space', ' '],
  ['an ideographic space', '\u3000'],
  ['characters of no width', '\u200b\u200d\ufeff'],
  ['direction marks', '\u202e\u2066'],
  ['control characters', '\u0007\u0007\u009b'],
  ['letters that show nothing', '\u3164\u115f\u2800'],
])('a text of %s counts as not filled in', (_, text) => {
  expect(Object.keys(blankFaults({ name: text }))).toEqual(['name']);
});

it('a text with a joiner between letters is filled in, and a missing one is nobody’s fault', () => {
  expect(blankFaults({ name: 'می\u200cخواهم', company: undefined })).toEqual({});
});

it.each(['退款', 'ok', 'B2', 'Ça va.'])('%j has two letters or digits: a reason', (note) => {
  expect(reasonFaults({ note })).toEqual({});
});

it.each(['...', 'x', 'x!\u200b', '\u0007\u0007\u0007', '👍👍', '\u3164\u3164'])(
  '%j is no reason',
  (reason) => {
    expect(Object.keys(reasonFaults({ reason }))).toEqual(['reason']);
  },
);

import { withBreaks } from './long-words.ts';

it.each([
  ['a word of common use', 'internationalised', 'internationalised'],
  ['a word longer than that', 'Donaudampfschifffahrt', 'Donaudam|pfschiff|fahrt'],
  [
    'the long word of a sentence',
    'The Donaudampfschifffahrt law',
    'The Donaudam|pfschiff|fahrt law',
  ],
  ['an order’s number', '(TK20261012-000100)', '(TK20261012-000100)'],
  [
    'Chinese, which parts anywhere',
    '跨境并购尽职调查报告跨境并购尽职调查报告',
    '跨境并购尽职调查报告跨境并购尽职调查报告',
  ],
])('%s has the places to part that it needs', (_what, text, parted) => {
  expect(withBreaks(text).replaceAll('\u200B', '|')).toBe(parted);
});

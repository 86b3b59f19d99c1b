import { percentOf } from './percent-of.ts';

it.each([
  [2, 3, 67],
  [1, 3, 33],
  [1, 8, 13],
  [0, 3, 0],
  [3, 3, 100],
  [299, 300, 99],
  [1, 300, 1],
])('%i of %i are %i percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

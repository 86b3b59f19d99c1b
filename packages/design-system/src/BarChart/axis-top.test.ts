import { axisTop } from './axis-top.ts';

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 8],
  [10, 10],
  [11, 20],
  [39, 40],
  [100, 100],
  [101, 200],
  [185_400, 200_000],
])('an axis for values up to %i ends at %i', (most, top) => {
  expect(axisTop(most)).toBe(top);
});

import { proposesAgainAndAgain, reviewCircles, type GivenReview } from './fraud.ts';
import { addMs, DAY } from './time.ts';

/** `ab` is a review by a about b. */
const given = (...pairs: string[]): GivenReview[] =>
  pairs.map((pair) => ({ by: pair[0] ?? '', about: pair[1] ?? '' }));

it.each([
  [
    'three who review each other round and round',
    ['ab', 'bc', 'ca', 'ab', 'bc'],
    [['a', 'b', 'c', 5]],
  ],
  ['two who do it four times', ['ab', 'ba', 'ab', 'ba'], [['a', 'b', 4]]],
  [
    'two circles at once',
    ['ab', 'ba', 'ab', 'ba', 'xy', 'yx', 'xy', 'yx'],
    [
      ['x', 'y', 4],
      ['a', 'b', 4],
    ],
  ],
  ['two who once worked for each other', ['ab', 'ba'], []],
  [
    'a client of many, one of whom is their client too',
    ['ab', 'ba', 'ab', 'ba', 'cb', 'db', 'eb'],
    [],
  ],
  ['many reviews one way', ['ab', 'ab', 'ab', 'ab', 'cb'], []],
  ['a large market that hangs together', ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'ga'], []],
  ['nobody', [], []],
] as const)('%s', (_what, pairs, circles) => {
  const found = reviewCircles(given(...pairs)).map(({ persons, reviews }) => [...persons, reviews]);
  const inAnyOrder = (list: readonly (readonly unknown[])[]) =>
    new Set(list.map((one) => one.join(' ')));
  expect(inAnyOrder(found)).toEqual(inAnyOrder(circles));
});

/** `b2` is a proposal to b on the second day; `*` is whoever reads it. */
const proposed = (...said: string[]) =>
  said.map((one) => ({
    toId: one[0] === '*' ? null : (one[0] ?? ''),
    at: addMs(new Date('2026-11-01T00:00:00Z'), Number(one.slice(1)) * DAY),
  }));

it.each([
  ['to three within a month', ['b1', 'c2', 'd31'], true],
  ['to two and everybody', ['b1', '*2', 'c3'], true],
  ['to three, the last too late', ['b1', 'c2', 'd32'], false],
  ['to two, many times', ['b1', 'c2', 'b3', 'c4', 'b5'], false],
  ['to everybody, many times', ['*1', '*2', '*3'], false],
  ['once too early, then to three', ['b1', 'c40', 'd41', 'e42'], true],
  ['to nobody', [], false],
])('a proposal to pay outside %s', (_what, said, again) => {
  expect(proposesAgainAndAgain(proposed(...said))).toBe(again);
});

import { contactsIn } from './contact-data.ts';
import { reviewCircles, type GivenReview } from './fraud.ts';

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

it('a contact is the same however it is written', () => {
  expect(contactsIn('Call +86 138 0000-1111 or mail Lin@Example.com')).toEqual([
    '+8613800001111',
    'lin@example.com',
  ]);
  expect(contactsIn('We met in 2019 and did 12,000 words.')).toEqual([]);
});

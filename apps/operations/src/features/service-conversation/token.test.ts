import { replaceToken, tokenAt } from './token.ts';

it.each([
  ['/', 1, { from: 0, word: '' }],
  ['/ref', 4, { from: 0, word: 'ref' }],
  ['Hello /ref', 10, { from: 6, word: 'ref' }],
  ['您好\n/退', 5, { from: 3, word: '退' }],
  ['/refund later', 3, { from: 0, word: 're' }],
])('in %j a cursor at %i is in a canned answer', (text, cursor, token) => {
  expect(tokenAt(text, cursor, '/')).toEqual(token);
});

it.each([
  ['and/or', 6],
  ['https://tolk', 12],
  ['/refund later', 13],
  ['nothing', 7],
])('in %j a cursor at %i is in none', (text, cursor) => {
  expect(tokenAt(text, cursor, '/')).toBeNull();
});

it('what is chosen stands in the place of what was typed', () => {
  expect(replaceToken('Dear, /re please', { from: 6, word: 're' }, 'REFUND')).toBe(
    'Dear, REFUND please',
  );
});

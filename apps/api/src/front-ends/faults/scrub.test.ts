import { scrub } from './scrub.ts';

it.each([
  ['a mail address', 'no such user lin.yan@example.com', 'no such user ***'],
  ['a phone number', 'cannot call 13800138000', 'cannot call ***'],
  ['a phone number as typed', 'cannot call 138 0013 8000 today', 'cannot call *** today'],
  ['an international number', 'to +4915112345678', 'to ***'],
  ['an ID number', 'ID 11010519491231002X is taken', 'ID *** is taken'],
  ['a card number as typed', 'card 6222 0202 0001 1234 567', 'card ***'],
  ['a passport number', 'passport E12345678 is taken', 'passport *** is taken'],
  ['a JSON web token', 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_1', 'got ***'],
  ['a token of ours', 'in kX3vLq9TzB0aPw7RmY2nEc5HdJ8uGfS1oViZ4tWxQyA', 'in ***'],
  ['a bearer', 'authorization: Bearer abcdef123', 'authorization: Bearer ***'],
  ['a named secret', '{"token":"short1"}', '{"token":"***"}'],
  ['an id', 'order 0f8fad5b-d9cb-469f-a165-70867728950e', 'order ***'],
  ['a query', 'at /ops/user?name=Lin Yan', 'at /ops/user?*** Yan'],
  [
    'a query before a place',
    'at f (https://tolk.example/login?invite=abc:12:7)',
    'at f (https://tolk.example/login?***:12:7)',
  ],
  ['a fragment', 'at https://tolk.example/x#link=abc', 'at https://tolk.example/x?***'],
])('%s is masked', (_what, text, expected) => {
  expect(scrub(text)).toBe(expected);
});

it.each([
  "TypeError: Cannot read properties of undefined (reading 'total')",
  '    at Screen (https://tolk.example/releases/supplier-portal/0.1.0-0a1b2c3d4e/joblist.0a1b2c3d4e.js:1:23456)',
  'Loading chunk 1234 failed. (https://tolk.example/assets/bootstrap.0a1b2c3d4e.js)',
])('%s stays as it is', (text) => {
  expect(scrub(text)).toBe(text);
});

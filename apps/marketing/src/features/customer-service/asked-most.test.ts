import { askedMost, askerOf } from './asked-most.ts';

it.each([
  ['2', 'supplier'],
  ['1', 'client'],
  ['3', 'visitor'],
  [null, 'visitor'],
])('usertype %j is a %s', (usertype, asker) => {
  expect(askerOf(usertype)).toBe(asker);
});

it.each(['supplier', 'client', 'visitor'] as const)('a %s is shown five questions', (asker) => {
  expect(askedMost(asker)).toHaveLength(5);
});

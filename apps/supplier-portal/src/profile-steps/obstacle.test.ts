import type { CallError } from '@tolk/api-client';
import { obstacleOf } from './obstacle.ts';

const refused = (code: number, data: unknown): CallError => ({
  code,
  message: 'Complete your information before you apply.',
  effect: 'message',
  data,
});

it.each([
  [
    1104,
    { type: 'resume', msg: 'Add your education.' },
    { page: 'resume', text: 'Add your education.' },
  ],
  [
    1104,
    { type: 'information' },
    { page: 'information', text: 'Complete your information before you apply.' },
  ],
  [1107, { type: 'test' }, { page: 'test', text: 'Complete your information before you apply.' }],
  [1101, { type: 'test' }, undefined],
  [1104, { type: 'elsewhere' }, undefined],
  [1104, null, undefined],
])('code %i with %o', (code, data, expected) => {
  expect(obstacleOf(refused(code, data))).toEqual(expected);
});

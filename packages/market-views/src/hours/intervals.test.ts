import { nextInterval } from './intervals.ts';

it.each([
  [[], { from: '09:00', until: '18:00' }],
  [[{ from: '09:00', until: '12:00' }], { from: '13:00', until: '14:00' }],
  [[{ from: '09:00', until: '00:00' }], { from: '', until: '' }],
])('after %j comes %j', (intervals, next) => {
  expect(nextInterval(intervals)).toEqual(next);
});

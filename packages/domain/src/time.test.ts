import { readDay } from './time.ts';

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-02-30', undefined],
  ['0202-11-21', undefined],
  ['yesterday', undefined],
  [undefined, undefined],
])('%j is read as the day %j', (text, day) => {
  expect(readDay(text)).toBe(day);
});

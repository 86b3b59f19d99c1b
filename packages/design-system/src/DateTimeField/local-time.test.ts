import { fromLocalInput, toLocalInput } from './local-time.ts';

it('a moment goes into the input and back unchanged', () => {
  expect(fromLocalInput(toLocalInput('2026-11-20T10:05:00.000Z'))).toBe('2026-11-20T10:05:00.000Z');
});

it('an input holds the time on the wall', () => {
  expect(toLocalInput(new Date(2026, 1, 3, 4, 5).toISOString())).toBe('2026-02-03T04:05');
});

it('nothing, or half a date, is no moment', () => {
  expect([toLocalInput(null), toLocalInput('soon')]).toEqual(['', '']);
  expect([fromLocalInput(''), fromLocalInput('2026-11-')]).toEqual([null, null]);
});

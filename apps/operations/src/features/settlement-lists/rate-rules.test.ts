import { setLanguage } from '@tolk/i18n';
import { rateRules, scaledRate } from './rate-rules.ts';

beforeAll(() => setLanguage('en'));

it.each([
  [7.1234, 71_234],
  // 7.1235 × 10,000 is 71234.99999999999 in floating point.
  [7.1235, 71_235],
  [7, 70_000],
])('a rate of %d is sent as %i', (rate, sent) => {
  expect(scaledRate(rate)).toBe(sent);
});

it.each([
  [5.4999, false],
  [5.5, true],
  [9, true],
  [9.0001, false],
  [71.234, false],
  [7.1235, true],
  [7.12345, false],
])('a rate of %d: accepted is %s', async (rate, accepted) => {
  expect(await rateRules.isValid({ rate })).toBe(accepted);
});

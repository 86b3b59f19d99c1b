import { setLanguage } from '@tolk/i18n';
import {
  displayRateRules,
  perHundred,
  rateRules,
  scaledDisplayRate,
  scaledRate,
} from './rate-rules.ts';

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

it.each([
  [824.05, 824_050_000],
  // 1.005 × 1,000,000 is 1004999.9999999999 in floating point.
  [1.005, 1_005_000],
  [0.0271, 27_100],
])('a display rate of %d for 100 units is sent as %i, and read back', (rate, sent) => {
  expect(scaledDisplayRate(rate)).toBe(sent);
  expect(perHundred(sent)).toBe(rate);
});

it.each([
  [0.000999, false],
  [0.001, true],
  [2000, true],
  [2000.000001, false],
  [1999.999999, true],
  [0.0271234, false],
])('a display rate of %d: accepted is %s', async (rate, accepted) => {
  expect(await displayRateRules.isValid({ currency: 'EUR', rate })).toBe(accepted);
});

import { setLanguage } from '@tolk/i18n';
import { isSharePercent, refundRules, type RefundValues } from './refund-rules.ts';

beforeAll(() => setLanguage('en'));

const reason = 'Two of five chapters were left out.';

it.each<[string, RefundValues, boolean]>([
  ['all of the money', { refundPercent: 100, reason }, true],
  ['one percent', { refundPercent: 1, reason }, true],
  ['nothing', { refundPercent: 0, reason }, false],
  ['more than there is', { refundPercent: 101, reason }, false],
  ['half a percent', { refundPercent: 0.5, reason }, false],
  ['a share not typed yet', { refundPercent: null, reason }, false],
  ['a share without a reason', { refundPercent: 50, reason: ' ' }, false],
])('a refund of %s', async (_what, values, isValid) => {
  expect(await refundRules.isValid(values)).toBe(isValid);
});

it.each([
  [50, true],
  [0, false],
  [101, false],
  [12.5, false],
  [null, false],
])('the sums are shown for %s percent: %s', (value, isShown) => {
  expect(isSharePercent(value)).toBe(isShown);
});

import { differenceText, rateText } from './rate-text.ts';

it.each([
  [2, '+2%'],
  [-0.5, '−0.5%'],
  [0, '±0%'],
  [12.345, '+12.35%'],
])('a difference of %p percent is read as %s', (percent, text) => {
  expect(differenceText(percent, 'en')).toBe(text);
});

it('a rate has four decimals', () => {
  expect(rateText(7.1)).toBe('7.1000');
});

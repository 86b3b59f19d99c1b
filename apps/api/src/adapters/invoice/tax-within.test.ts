import { taxWithin } from './tax-within.ts';

it.each([
  // 1,854.00 ÷ 1.06 is 1,749.06, and 104.94 of it is tax.
  { amount: 1_854_00, rate: '0.06', tax: 104_94 },
  { amount: 1_03, rate: '0.03', tax: 3 },
  { amount: 1, rate: '0.06', tax: 0 },
])('of $amount fen at $rate, $tax are tax', ({ amount, rate, tax }) => {
  expect(taxWithin(amount, rate)).toBe(tax);
});

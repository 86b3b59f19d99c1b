import type { Quote } from '@tolk/contract';
import { availableShortfall, shortfallOf } from './shortfall.ts';

const quote: Quote = {
  quoteId: null,
  method: 'payoneer',
  gross: 300_00,
  netted: 0,
  payable: 300_00,
  payoutCurrency: 'USD',
  rate: 7.2,
  payoutGross: 41_67,
  payoutFee: 0,
  payoutNet: 41_67,
  validUntil: null,
  obstacles: [],
};

describe('what is missing to the minimum', () => {
  it('is counted in dollars where the minimum is one of dollars', () => {
    expect(shortfallOf(quote, { minimum: 50_00, minimumCurrency: 'USD' })).toEqual({
      amount: 8_33,
      currency: 'USD',
    });
  });

  it('is counted in yuan, after what is owed, where the minimum is one of yuan', () => {
    expect(
      shortfallOf({ ...quote, payable: 80_00 }, { minimum: 100_00, minimumCurrency: 'CNY' }),
    ).toEqual({ amount: 20_00, currency: 'CNY' });
  });

  it('is nothing at the minimum itself', () => {
    expect(
      shortfallOf({ ...quote, payoutGross: 50_00 }, { minimum: 50_00, minimumCurrency: 'USD' }),
    ).toBeNull();
  });
});

it.each([
  [
    { available: 60_00, receivable: 10_00 },
    { amount: 50_00, currency: 'CNY' },
  ],
  [
    { available: 10_00, receivable: 60_00 },
    { amount: 100_00, currency: 'CNY' },
  ],
  [{ available: 110_00, receivable: 10_00 }, null],
])('of %j, %j is missing before anything is chosen', (balances, missing) => {
  expect(availableShortfall(balances)).toEqual(missing);
});

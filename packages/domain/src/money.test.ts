import { priceOf, shareOf } from './money.ts';

describe('a share of an amount', () => {
  it.each([
    { amount: 10_000, share: 0.03, fen: 300, why: 'goes up evenly' },
    { amount: 1_234, share: 0.03, fen: 37, why: '37.02 goes down' },
    { amount: 1_250, share: 0.03, fen: 38, why: '37.5 goes up' },
    { amount: 1_249, share: 0.03, fen: 37, why: '37.47 goes down' },
    { amount: 1, share: 0.03, fen: 0, why: '0.03 goes down' },
    { amount: 100, share: 0.005, fen: 1, why: '0.5 goes up' },
    { amount: 500_000_000, share: 0.03, fen: 15_000_000, why: 'stays exact for the largest order' },
    { amount: 99_999, share: 0, fen: 0, why: 'is nothing for no share' },
    { amount: 99_999, share: 1, fen: 99_999, why: 'is all for the whole' },
  ])('of $amount fen at $share is $fen fen ($why)', ({ amount, share, fen }) => {
    expect(shareOf(amount, share)).toBe(fen);
  });
});

describe('the price of a workload', () => {
  it.each([
    { unitPrice: 12_000, workload: 3, fen: 36_000, why: 'whole units' },
    { unitPrice: 12_000, workload: 3.25, fen: 39_000, why: 'quarters' },
    { unitPrice: 333, workload: 1.5, fen: 500, why: '499.5 goes up' },
    { unitPrice: 333, workload: 0.01, fen: 3, why: '3.33 goes down' },
    { unitPrice: 10, workload: 0.29, fen: 3, why: '2.9 despite binary fractions' },
    { unitPrice: 100_000_000, workload: 5, fen: 500_000_000, why: 'the largest order' },
  ])('$unitPrice fen × $workload is $fen fen ($why)', ({ unitPrice, workload, fen }) => {
    expect(priceOf(unitPrice, workload)).toBe(fen);
  });
});

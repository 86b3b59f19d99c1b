import { approximate, priceOf, shareOf } from './money.ts';

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

describe('about what yuan are worth elsewhere', () => {
  // CNY for one unit × 100,000,000.
  const eur = { rate: 780_000_000, minorDigits: 2 };
  const vnd = { rate: 27_500, minorDigits: 0 };
  const jpy = { rate: 4_600_000, minorDigits: 0 };
  it.each([
    // 12.34 / 7.8 = 1.5821
    { fen: 1_234, of: eur, minor: 158, why: 'cents below 100 euro' },
    // 779.96 / 7.8 = 99.9949; 779.97 / 7.8 = 99.9962
    { fen: 77_996, of: eur, minor: 9_999, why: 'cents up to 99.99' },
    { fen: 77_997, of: eur, minor: 10_000, why: 'what rounds to 100' },
    // 943.02 / 7.8 = 120.9; 939.90 / 7.8 = 120.5; 939.89 / 7.8 = 120.499
    { fen: 94_302, of: eur, minor: 12_100, why: 'whole euro from 100 on' },
    { fen: 93_990, of: eur, minor: 12_100, why: 'half a euro goes up' },
    { fen: 93_989, of: eur, minor: 12_000, why: 'less than half goes down' },
    // 77,961 / 7.8 = 9,995
    { fen: 7_796_100, of: eur, minor: 999_500, why: 'each euro up to 9,999' },
    // 96,291 / 7.8 = 12,345
    { fen: 9_629_100, of: eur, minor: 1_235_000, why: 'tens of euro from 10,000 on' },
    // 1,280 / 0.000275 = 4,654,545
    { fen: 128_000, of: vnd, minor: 4_655_000, why: 'thousands of dong' },
    // 4 / 0.046 = 86.96
    { fen: 400, of: jpy, minor: 87, why: 'yen have no smaller unit' },
    // 5,000,000 / 0.000275 = 18,181,818,181
    { fen: 500_000_000, of: vnd, minor: 18_180_000_000, why: 'the largest order' },
    { fen: 0, of: eur, minor: 0, why: 'nothing' },
  ])('$fen fen are about $minor ($why)', ({ fen, of, minor }) => {
    expect(approximate(fen, of)).toBe(minor);
  });
});

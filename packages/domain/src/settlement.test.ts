import {
  payoutRequestRefusal,
  quoteSettlement,
  rateWantsSecond,
  settlementMonth,
  settlementWindow,
  startOfShanghaiDay,
  underMinimum,
} from './settlement.ts';

/** Shanghai is eight hours ahead: its midnight is 16:00 UTC of the day before. */
describe('the window in which settlement can be applied for', () => {
  it.each([
    // now in UTC, open, opens at, closes at, month
    ['2026-11-23T15:59:59.999Z', true, '2026-10-31T16:00:00Z', '2026-11-24T16:00:00Z', '2026-11'],
    ['2026-11-24T15:59:59.999Z', true, '2026-10-31T16:00:00Z', '2026-11-24T16:00:00Z', '2026-11'],
    ['2026-11-24T16:00:00.000Z', false, '2026-11-30T16:00:00Z', '2026-12-24T16:00:00Z', '2026-11'],
    ['2026-11-30T15:59:59.999Z', false, '2026-11-30T16:00:00Z', '2026-12-24T16:00:00Z', '2026-11'],
    ['2026-11-30T16:00:00.000Z', true, '2026-11-30T16:00:00Z', '2026-12-24T16:00:00Z', '2026-12'],
    ['2026-12-31T15:59:59.999Z', false, '2026-12-31T16:00:00Z', '2027-01-24T16:00:00Z', '2026-12'],
    ['2026-12-31T16:00:00.000Z', true, '2026-12-31T16:00:00Z', '2027-01-24T16:00:00Z', '2027-01'],
    ['2028-02-28T16:00:00.000Z', false, '2028-02-29T16:00:00Z', '2028-03-24T16:00:00Z', '2028-02'],
    ['2028-02-29T15:59:59.999Z', false, '2028-02-29T16:00:00Z', '2028-03-24T16:00:00Z', '2028-02'],
    ['2028-02-29T16:00:00.000Z', true, '2028-02-29T16:00:00Z', '2028-03-24T16:00:00Z', '2028-03'],
    ['2027-02-28T16:00:00.000Z', true, '2027-02-28T16:00:00Z', '2027-03-24T16:00:00Z', '2027-03'],
  ])('at %s: open %s, from %s to %s, month %s', (at, open, opensAt, closesAt, month) => {
    const now = new Date(at);
    expect(settlementWindow(now)).toEqual({
      open,
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
    });
    expect(settlementMonth(now)).toBe(month);
  });
});

describe('who may apply', () => {
  it.each([
    ['2026-11-24T15:59:59.999Z', false, null, null],
    ['2026-11-24T16:00:00.000Z', false, 'settlementWindowClosed', '2026-11-30T16:00:00Z'],
    ['2026-11-10T00:00:00.000Z', true, 'appliedThisMonth', '2026-11-30T16:00:00Z'],
    ['2026-12-10T00:00:00.000Z', true, 'appliedThisMonth', '2026-12-31T16:00:00Z'],
    ['2026-12-31T16:00:00.000Z', false, null, null],
  ])('at %s, applied this month %s: %s until %s', (at, appliedThisMonth, reason, until) => {
    const refusal = payoutRequestRefusal({ appliedThisMonth }, new Date(at));
    expect(refusal?.reason ?? null).toBe(reason);
    expect(refusal?.availableAt ?? null).toEqual(until === null ? null : new Date(until));
  });
});

describe('what is paid out', () => {
  it.each([
    // method, payable in fen, rate × 10,000, gross, fee, net
    ['personalCard', 10_001, 71_000, 10_001, 0, 10_001],
    ['corporateCard', 10_001, 71_000, 10_001, 0, 10_001],
    // 1,800.00 / 7.1 = 253.521…; 3 % of 253.52 = 7.6056
    ['paypal', 180_000, 71_000, 25_352, 761, 24_591],
    // 355.00 / 7.1 = 50.00; 3 % = 1.50
    ['paypal', 35_500, 71_000, 5_000, 150, 4_850],
    // 3 % of 0.50 is 1.5 cents and goes up
    ['paypal', 355, 71_000, 50, 2, 48],
    // 354.96 / 7.1 = 49.9943…
    ['payoneer', 35_496, 71_000, 4_999, 0, 4_999],
    // 354.97 / 7.1 = 49.9957… goes up
    ['payoneer', 35_497, 71_000, 5_000, 0, 5_000],
    ['payoneer', 500_000_000, 68_523, 72_968_200, 0, 72_968_200],
  ] as const)('by %s for %d fen at %d: %d − %d = %d', (method, payable, rate, gross, fee, net) => {
    expect(quoteSettlement(method, payable, rate)).toMatchObject({
      payoutGross: gross,
      payoutFee: fee,
      payoutNet: net,
      rate: method === 'personalCard' || method === 'corporateCard' ? null : rate,
    });
  });
});

describe('the smallest settlement', () => {
  it.each([
    ['personalCard', 9_999, 9_999, 'underMinimum'],
    ['personalCard', 10_000, 10_000, null],
    ['corporateCard', 9_999, 9_999, 'underMinimum'],
    ['paypal', 9_999, 1_408, 'underMinimum'],
    ['paypal', 10_000, 1_408, null],
    ['payoneer', 35_496, 4_999, 'underPayoneerMinimum'],
    ['payoneer', 35_497, 5_000, null],
    ['payoneer', 9_999, 5_000, 'underMinimum'],
  ] as const)('by %s of %d fen, %d cents: %s', (method, payable, payoutGross, reason) => {
    expect(underMinimum(method, { payable, payoutGross })?.reason ?? null).toBe(reason);
  });
});

it.each([
  // new, in force, last confirmed by two
  [71_000, null, null, true],
  [71_000, null, 71_000, true],
  [71_000, 71_000, null, true],
  [72_420, 71_000, 71_000, false],
  [72_421, 71_000, 71_000, true],
  [69_580, 71_000, 71_000, false],
  [69_579, 71_000, 71_000, true],
  [72_500, 72_000, 71_000, true],
])('a rate of %i after %p, %p confirmed, waits for somebody else: %s', (...row) => {
  const [rate, current, confirmed, waits] = row;
  expect(rateWantsSecond(rate, { current, confirmed })).toBe(waits);
});

it.each([
  ['2026-11-22T15:59:59.999Z', '2026-11-21T16:00:00.000Z'],
  ['2026-11-22T16:00:00.000Z', '2026-11-22T16:00:00.000Z'],
])('at %s the day in Shanghai began at %s', (at, start) => {
  expect(startOfShanghaiDay(new Date(at)).toISOString()).toBe(start);
});

import {
  ledgerEvents,
  linesFor,
  sidesOf,
  splitOf,
  type LedgerAccount,
  type LedgerEvent,
  type LedgerMoney,
} from './ledger.ts';

/** A price of CNY 1,000, a fee of 30 and a commission of 50, paid for; 60 % go back in a split. */
const order = { price: 100_000, fee: 3_000, commission: 5_000, currency: 'CNY' };
const split = { ...order, refundShare: 0.6 };
const earned = { amount: 95_000, currency: 'CNY' };
const back = { amount: 103_000, currency: 'CNY' };
/** CNY 950 of which 50 are owed, at 7.2 for a dollar: USD 125.00, 3 % of it kept. */
const abroad = {
  gross: 95_000,
  netted: 5_000,
  payoutGross: 12_500,
  payoutFee: 375,
  payoutCurrency: 'USD',
};
const atHome = {
  gross: 95_000,
  netted: 0,
  payoutGross: 95_000,
  payoutFee: 0,
  payoutCurrency: 'CNY',
};

const money: { [Event in LedgerEvent]: LedgerMoney[Event] } = {
  paid: order,
  // 200 more of the price and 6 of the fee, and the same back.
  differencePaid: { ...order, price: 20_000, fee: 600 },
  differenceRefunded: { ...order, price: 20_000, fee: 600 },
  completed: order,
  holdOver: earned,
  refundStarted: order,
  refundConfirmed: back,
  refundedByHand: back,
  latePaid: back,
  unmatchedPaid: { amount: 20_000, currency: 'CNY' },
  transferReceived: { amount: 20_000, currency: 'CNY' },
  transferReturned: { amount: 20_000, currency: 'CNY' },
  agreed: split,
  appealed: order,
  appealedAfter: order,
  appealOver: order,
  appealOverAfter: order,
  reopened: order,
  ruled: { ...split, afterCompletion: false },
  clawedBack: { ...order, from: 'supplierReceivable' },
  markingEarned: { amount: 5_000, currency: 'CNY' },
  settlementApplied: abroad,
  settlementUndone: abroad,
  paidOut: { amount: 12_125, currency: 'USD' },
  payoutReturned: abroad,
};

type Lines = [account: LedgerAccount, debit: number, credit: number, currency?: 'USD'][];

/** docs/product/lifecycles.md#ledger, written out by hand; CNY where nothing else is said. */
const expected: Record<LedgerEvent, Lines> = {
  paid: [
    ['gatewayClearing', 103_000, 0],
    ['escrow', 0, 100_000],
    ['deferredFee', 0, 3_000],
  ],
  differencePaid: [
    ['gatewayClearing', 20_600, 0],
    ['escrow', 0, 20_000],
    ['deferredFee', 0, 600],
  ],
  differenceRefunded: [
    ['escrow', 20_000, 0],
    ['deferredFee', 600, 0],
    ['refundInTransit', 0, 20_600],
  ],
  completed: [
    ['escrow', 100_000, 0],
    ['deferredFee', 3_000, 0],
    ['supplierPending', 0, 95_000],
    ['commission', 0, 5_000],
    ['feeRevenue', 0, 3_000],
  ],
  holdOver: [
    ['supplierPending', 95_000, 0],
    ['supplierAvailable', 0, 95_000],
  ],
  refundStarted: [
    ['escrow', 100_000, 0],
    ['deferredFee', 3_000, 0],
    ['refundInTransit', 0, 103_000],
  ],
  refundConfirmed: [
    ['refundInTransit', 103_000, 0],
    ['gatewayClearing', 0, 103_000],
  ],
  refundedByHand: [
    ['refundInTransit', 103_000, 0],
    ['bank', 0, 103_000],
  ],
  latePaid: [
    ['gatewayClearing', 103_000, 0],
    ['refundInTransit', 0, 103_000],
  ],
  unmatchedPaid: [
    ['gatewayClearing', 20_000, 0],
    ['refundInTransit', 0, 20_000],
  ],
  transferReceived: [
    ['bank', 20_000, 0],
    ['gatewayClearing', 0, 20_000],
  ],
  transferReturned: [
    ['gatewayClearing', 20_000, 0],
    ['bank', 0, 20_000],
  ],
  agreed: [
    ['escrow', 100_000, 0],
    ['deferredFee', 3_000, 0],
    ['feeRevenue', 0, 1_200],
    ['refundInTransit', 0, 61_800],
    ['supplierPending', 0, 38_000],
    ['commission', 0, 2_000],
  ],
  appealed: [
    ['escrow', 100_000, 0],
    ['disputedEscrow', 0, 100_000],
  ],
  appealedAfter: [
    ['supplierPending', 95_000, 0],
    ['commission', 5_000, 0],
    ['disputedEscrow', 0, 100_000],
  ],
  appealOver: [
    ['disputedEscrow', 100_000, 0],
    ['escrow', 0, 100_000],
  ],
  appealOverAfter: [
    ['supplierPending', 0, 95_000],
    ['commission', 0, 5_000],
    ['disputedEscrow', 100_000, 0],
  ],
  reopened: [
    ['disputedEscrow', 100_000, 0],
    ['escrow', 0, 100_000],
    ['feeRevenue', 3_000, 0],
    ['deferredFee', 0, 3_000],
  ],
  ruled: [
    ['disputedEscrow', 100_000, 0],
    ['deferredFee', 3_000, 0],
    ['feeRevenue', 0, 1_200],
    ['refundInTransit', 0, 61_800],
    ['supplierPending', 0, 38_000],
    ['commission', 0, 2_000],
  ],
  clawedBack: [
    ['supplierReceivable', 95_000, 0],
    ['commission', 5_000, 0],
    ['feeRevenue', 3_000, 0],
    ['refundInTransit', 0, 103_000],
  ],
  markingEarned: [
    ['testingCosts', 5_000, 0],
    ['supplierAvailable', 0, 5_000],
  ],
  settlementApplied: [
    ['supplierAvailable', 95_000, 0],
    ['supplierReceivable', 0, 5_000],
    ['fxPosition', 0, 90_000],
    ['fxPosition', 12_500, 0, 'USD'],
    ['payoutFees', 0, 375, 'USD'],
    ['payoutInTransit', 0, 12_125, 'USD'],
  ],
  settlementUndone: [
    ['supplierAvailable', 0, 95_000],
    ['supplierReceivable', 5_000, 0],
    ['fxPosition', 90_000, 0],
    ['fxPosition', 0, 12_500, 'USD'],
    ['payoutFees', 375, 0, 'USD'],
    ['payoutInTransit', 12_125, 0, 'USD'],
  ],
  paidOut: [
    ['payoutInTransit', 12_125, 0, 'USD'],
    ['bank', 0, 12_125, 'USD'],
  ],
  payoutReturned: [
    ['supplierAvailable', 0, 95_000],
    ['supplierReceivable', 5_000, 0],
    ['fxPosition', 90_000, 0],
    ['fxPosition', 0, 12_500, 'USD'],
    ['payoutFees', 375, 0, 'USD'],
    ['bank', 12_125, 0, 'USD'],
  ],
};

function lines<Event extends LedgerEvent>(
  event: Event,
  of: LedgerMoney[Event] = money[event],
): Lines {
  return linesFor(event, of).map(({ account, debit, credit, currency }) =>
    currency === 'USD' ? [account, debit, credit, currency] : [account, debit, credit],
  );
}

/** Debits less credits by account and currency; zeroes left out. */
function balances(steps: readonly Lines[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [account, debit, credit, currency] of steps.flat()) {
    const key = currency === undefined ? account : `${account} ${currency}`;
    sums[key] = (sums[key] ?? 0) + debit - credit;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** Debits less credits by currency, all accounts together. */
function imbalance(of: Lines): number[] {
  const sums = new Map<string, number>();
  for (const [, debit, credit, currency = 'CNY'] of of) {
    sums.set(currency, (sums.get(currency) ?? 0) + debit - credit);
  }
  return [...sums.values()];
}

describe.each(ledgerEvents)('the event %s', (event) => {
  it('posts the lines of the design', () => {
    expect(lines(event)).toEqual(expected[event]);
  });

  it('balances in each currency', () => {
    expect(imbalance(lines(event)).every((sum) => sum === 0)).toBe(true);
  });
});

it('knows no other events', () => {
  expect(ledgerEvents.toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe('a line of zero', () => {
  const free = { price: 100_000, fee: 0, commission: 0, currency: 'CNY' };

  it('is left out', () => {
    expect(lines('completed', free)).toEqual([
      ['escrow', 100_000, 0],
      ['supplierPending', 0, 100_000],
    ]);
    expect(lines('settlementApplied', atHome)).toEqual([
      ['supplierAvailable', 95_000, 0],
      ['payoutInTransit', 0, 95_000],
    ]);
  });

  it('is all there is when nothing goes back, or nothing is left', () => {
    expect(lines('agreed', { ...free, refundShare: 0 })).toEqual([
      ['escrow', 100_000, 0],
      ['supplierPending', 0, 100_000],
    ]);
    expect(lines('agreed', { ...free, refundShare: 1 })).toEqual([
      ['escrow', 100_000, 0],
      ['refundInTransit', 0, 100_000],
    ]);
  });
});

describe('a split', () => {
  it.each([
    // price, fee, commission, share → refund (price + fee), supplier, kept fee, kept commission
    [100_000, 3_000, 5_000, 0.6, 60_000 + 1_800, 38_000, 1_200, 2_000],
    [333, 10, 0, 0.5, 167 + 5, 166, 5, 0],
    [1, 0, 0, 0.5, 1, 0, 0, 0],
    [100_001, 3_000, 5_000, 0.33, 33_000 + 990, 63_651, 2_010, 3_350],
    [100_000, 3_000, 5_000, 0, 0, 95_000, 3_000, 5_000],
    [100_000, 3_000, 5_000, 1, 103_000, 0, 0, 0],
  ])('of %i + %i, commission %i, at %d loses no fen', (...row) => {
    const [price, fee, commission, refundShare, refund, supplier, keptFee, keptCommission] = row;
    const parts = splitOf({ price, fee, commission, currency: 'CNY', refundShare });
    expect(parts).toMatchObject({ refund, supplier, keptFee, keptCommission });
    expect(refund + supplier + keptFee + keptCommission).toBe(price + fee);
  });
});

describe('what each side gets when a percentage goes back', () => {
  const withCommission = { price: 100_000, fee: 3_000, commission: 10_000, currency: 'CNY' };

  it.each([
    [0, 0, 90_000],
    // 40 % of the price, of the fee and of the commission: 60,000 of the price less 6,000 are earned.
    [40, 41_200, 54_000],
    [100, 103_000, 0],
  ])('%i percent: %i and %i', (percent, refund, earnings) => {
    expect(sidesOf(withCommission, percent)).toEqual({ refund, earnings });
  });

  it('no fen of the price is lost by rounding', () => {
    // 33 % of 1.01 is 0.3333, so 0.33 goes back; of the fee of 0.03 it is 0.01.
    const small = { price: 101, fee: 3, commission: 0, currency: 'CNY' };
    expect(sidesOf(small, 33)).toEqual({ refund: 34, earnings: 68 });
  });
});

describe('the events of one order', () => {
  const done = [lines('paid'), lines('completed')];
  const ruledAfter = lines('ruled', { ...split, afterCompletion: true });
  const partBack = { amount: 61_800, currency: 'CNY' };

  it('leave the money with the supplier and the platform when the order completes', () => {
    expect(balances([...done, lines('holdOver')])).toEqual({
      gatewayClearing: 103_000,
      supplierAvailable: -95_000,
      commission: -5_000,
      feeRevenue: -3_000,
    });
  });

  it.each([
    ['is refunded', [lines('paid'), lines('refundStarted'), lines('refundConfirmed')]],
    ['was paid too late', [lines('latePaid'), lines('refundConfirmed')]],
  ])('leave nothing anywhere when the order %s', (_what, steps) => {
    expect(balances(steps)).toEqual({});
  });

  const after60 = {
    gatewayClearing: 41_200,
    supplierPending: -38_000,
    commission: -2_000,
    feeRevenue: -1_200,
  };

  it.each([
    ['agreed on', [lines('paid'), lines('agreed')]],
    ['ruled before completion', [lines('paid'), lines('appealed'), lines('ruled')]],
    ['ruled after completion', [...done, lines('appealedAfter'), ruledAfter]],
  ])('are the same for a split that is %s', (_how, steps) => {
    expect(balances([...steps, lines('refundConfirmed', partBack)])).toEqual(after60);
  });

  it('are as if there had been no appeal once it is withdrawn', () => {
    expect(balances([lines('paid'), lines('appealed'), lines('appealOver')])).toEqual(
      balances([lines('paid')]),
    );
    expect(balances([...done, lines('appealedAfter'), lines('appealOverAfter')])).toEqual(
      balances(done),
    );
  });

  it('are as if the order had never completed once a ruling lets it be done again', () => {
    expect(balances([...done, lines('appealedAfter'), lines('reopened')])).toEqual(
      balances([lines('paid')]),
    );
  });
});

describe('the events of one settlement', () => {
  it('leave nothing anywhere when it is undone, and the fee with the platform when paid', () => {
    expect(balances([lines('settlementApplied'), lines('settlementUndone')])).toEqual({});
    expect(balances([lines('settlementApplied'), lines('paidOut')])).toEqual({
      supplierAvailable: 95_000,
      supplierReceivable: -5_000,
      fxPosition: -90_000,
      'fxPosition USD': 12_500,
      'payoutFees USD': -375,
      'bank USD': -12_125,
    });
  });

  it('leave nothing anywhere when the money comes back after it was paid out', () => {
    const steps = [lines('settlementApplied'), lines('paidOut'), lines('payoutReturned')];
    expect(balances(steps)).toEqual({});
  });
});

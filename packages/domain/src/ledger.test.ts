import { ledgerEvents, postingsFor, type LedgerAccount, type LedgerEvent } from './ledger.ts';

const money = { price: 100_000, fee: 3_000, commission: 5_000 };

type Lines = [account: LedgerAccount, debit: number, credit: number][];

/** Design, section 5, "Ledger", for a price of CNY 1,000, a fee of 30 and a commission of 50. */
const expected: Record<LedgerEvent, Lines> = {
  paid: [
    ['gatewayClearing', 103_000, 0],
    ['escrow', 0, 100_000],
    ['deferredFee', 0, 3_000],
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
  latePaid: [
    ['gatewayClearing', 103_000, 0],
    ['refundInTransit', 0, 103_000],
  ],
};

function lines(event: LedgerEvent, of = money): Lines {
  return postingsFor(event, of).map(({ account, debit, credit }) => [account, debit, credit]);
}

function balances(events: LedgerEvent[], of = money): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const event of events) {
    for (const [account, debit, credit] of lines(event, of)) {
      sums[account] = (sums[account] ?? 0) + debit - credit;
    }
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

describe.each(ledgerEvents)('the event %s', (event) => {
  it('posts the lines of the design', () => {
    expect(lines(event)).toEqual(expected[event]);
  });

  it('leaves out lines of zero', () => {
    const free = { price: 100_000, fee: 0, commission: 0 };
    expect(lines(event, free).every(([, debit, credit]) => debit + credit > 0)).toBe(true);
  });

  it.each([money, { price: 1, fee: 0, commission: 0 }, { price: 333, fee: 10, commission: 333 }])(
    'balances for %o',
    (of) => {
      const debits = lines(event, of).reduce((sum, [, debit]) => sum + debit, 0);
      const credits = lines(event, of).reduce((sum, [, , credit]) => sum + credit, 0);
      expect(debits).toBe(credits);
    },
  );
});

describe('the events of one order', () => {
  it('leave the money with the supplier and the platform when the order completes', () => {
    expect(balances(['paid', 'completed', 'holdOver'])).toEqual({
      gatewayClearing: 103_000,
      supplierAvailable: -95_000,
      commission: -5_000,
      feeRevenue: -3_000,
    });
  });

  it('leave nothing anywhere when the order is refunded', () => {
    expect(balances(['paid', 'refundStarted', 'refundConfirmed'])).toEqual({});
  });

  it('leave nothing anywhere when money came too late', () => {
    expect(balances(['latePaid', 'refundConfirmed'])).toEqual({});
  });
});

import type { LedgerEntry } from '@tolk/contract';
import { changeOf, standingOf } from './ledger-balance.ts';

const paid: LedgerEntry = {
  ledgerEntryId: '00000000-0000-4000-8000-000000000001',
  event: 'paid',
  at: '2026-11-20T08:00:00.000Z',
  currency: 'CNY',
  lines: [
    { account: 'gatewayClearing', debit: 103_000, credit: 0 },
    { account: 'escrow', debit: 0, credit: 100_000 },
    { account: 'deferredFee', debit: 0, credit: 3_000 },
  ],
};

/** The client does not see the supplier's side of it. */
const completed: LedgerEntry = {
  ...paid,
  event: 'completed',
  lines: [
    { account: 'escrow', debit: 100_000, credit: 0 },
    { account: 'deferredFee', debit: 3_000, credit: 0 },
    { account: 'feeRevenue', debit: 0, credit: 3_000 },
  ],
};

const refundStarted: LedgerEntry = {
  ...paid,
  event: 'refundStarted',
  lines: [
    { account: 'escrow', debit: 100_000, credit: 0 },
    { account: 'deferredFee', debit: 3_000, credit: 0 },
    { account: 'refundInTransit', debit: 0, credit: 103_000 },
  ],
};

const refundConfirmed: LedgerEntry = {
  ...paid,
  event: 'refundConfirmed',
  lines: [
    { account: 'refundInTransit', debit: 103_000, credit: 0 },
    { account: 'gatewayClearing', debit: 0, credit: 103_000 },
  ],
};

describe('the standing of an order’s money', () => {
  it('is held in full after the payment', () => {
    expect(standingOf([paid])).toEqual({ paid: 103_000, held: 103_000, refunded: 0, spent: 0 });
  });

  it('is spent once the results are accepted', () => {
    expect(standingOf([paid, completed])).toEqual({
      paid: 103_000,
      held: 0,
      refunded: 0,
      spent: 103_000,
    });
  });

  it('goes back once, however far the refund is', () => {
    const back = { paid: 103_000, held: 0, refunded: 103_000, spent: 0 };
    expect(standingOf([paid, refundStarted])).toEqual(back);
    expect(standingOf([paid, refundStarted, refundConfirmed])).toEqual(back);
  });
});

describe('a line of the ledger', () => {
  it('adds to what came in when it is a debit', () => {
    expect(changeOf({ account: 'gatewayClearing', debit: 500, credit: 0 })).toBe(500);
  });

  it('takes from what is held when it is a debit', () => {
    expect(changeOf({ account: 'escrow', debit: 500, credit: 0 })).toBe(-500);
  });
});

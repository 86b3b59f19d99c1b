import type { LedgerEntry } from '@tolk/contract';
import { changeOf } from '@tolk/labels';
import { standingOf } from './standing.ts';

const entry = (event: LedgerEntry['event'], lines: LedgerEntry['lines']): LedgerEntry => ({
  ledgerEntryId: '00000000-0000-4000-8000-000000000001',
  event,
  at: '2026-11-20T08:00:00.000Z',
  currency: 'CNY',
  lines,
});
const figures = (entries: LedgerEntry[], viewer: 'client' | 'supplier') =>
  Object.fromEntries(standingOf(entries, viewer).map(({ key, amount }) => [key, amount]));

describe('the standing of an order’s money for its client', () => {
  const paid = entry('paid', [
    { account: 'gatewayClearing', debit: 103_000, credit: 0 },
    { account: 'escrow', debit: 0, credit: 100_000 },
    { account: 'deferredFee', debit: 0, credit: 3_000 },
  ]);
  const completed = entry('completed', [
    { account: 'escrow', debit: 100_000, credit: 0 },
    { account: 'deferredFee', debit: 3_000, credit: 0 },
    { account: 'feeRevenue', debit: 0, credit: 3_000 },
  ]);
  const refundStarted = entry('refundStarted', [
    { account: 'escrow', debit: 100_000, credit: 0 },
    { account: 'deferredFee', debit: 3_000, credit: 0 },
    { account: 'refundInTransit', debit: 0, credit: 103_000 },
  ]);
  const refundConfirmed = entry('refundConfirmed', [
    { account: 'refundInTransit', debit: 103_000, credit: 0 },
    { account: 'gatewayClearing', debit: 0, credit: 103_000 },
  ]);

  it('is held in full after the payment', () => {
    expect(figures([paid], 'client')).toEqual({ paid: 103_000, held: 103_000, spent: 0 });
  });

  it('is spent once the results are accepted', () => {
    expect(figures([paid, completed], 'client')).toEqual({
      paid: 103_000,
      held: 0,
      spent: 103_000,
    });
  });

  it('goes back once, however far the refund is', () => {
    const back = { paid: 103_000, held: 0, spent: 0, back: 103_000 };
    expect(figures([paid, refundStarted], 'client')).toEqual(back);
    expect(figures([paid, refundStarted, refundConfirmed], 'client')).toEqual(back);
  });
});

describe('the standing of an order’s money for its supplier', () => {
  const paid = entry('paid', [{ account: 'escrow', debit: 0, credit: 100_000 }]);
  const completed = entry('completed', [
    { account: 'escrow', debit: 100_000, credit: 0 },
    { account: 'supplierPending', debit: 0, credit: 100_000 },
  ]);

  it('is held after the payment', () => {
    expect(figures([paid], 'supplier')).toEqual({ escrow: 100_000 });
  });

  it('leaves out an account that was emptied', () => {
    expect(figures([paid, completed], 'supplier')).toEqual({ supplierPending: 100_000 });
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

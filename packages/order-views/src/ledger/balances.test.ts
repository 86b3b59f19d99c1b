import type { LedgerEntry } from '@tolk/contract';
import { balancesOf } from './balances.ts';

const entry = (event: LedgerEntry['event'], lines: LedgerEntry['lines']): LedgerEntry => ({
  ledgerEntryId: '0192a7c0-0000-7000-8000-000000000001',
  event,
  at: '2026-11-20T10:00:00Z',
  currency: 'CNY',
  lines,
});
const paid = entry('paid', [
  { account: 'gatewayClearing', debit: 103_00, credit: 0 },
  { account: 'escrow', debit: 0, credit: 100_00 },
]);
const completed = entry('completed', [
  { account: 'escrow', debit: 100_00, credit: 0 },
  { account: 'supplierPending', debit: 0, credit: 100_00 },
]);

describe('balancesOf', () => {
  it('what was paid in and what is held both count up', () => {
    expect(balancesOf([paid])).toEqual([
      ['gatewayClearing', 103_00],
      ['escrow', 100_00],
    ]);
  });

  it('an account that was emptied is left out', () => {
    expect(balancesOf([paid, completed])).toEqual([
      ['gatewayClearing', 103_00],
      ['supplierPending', 100_00],
    ]);
  });
});

import type { LedgerEntry } from '@tolk/contract';
import { balancesOf } from './balances.ts';

const at = '2026-11-21T08:00:00.000Z';
const line = (account: LedgerEntry['lines'][number]['account'], debit: number, credit: number) => ({
  account,
  debit,
  credit,
});

it('an account’s balance is the sum of its lines, also when nothing is left', () => {
  const paid: LedgerEntry = {
    ledgerEntryId: '1',
    event: 'paid',
    at,
    currency: 'CNY',
    lines: [
      line('gatewayClearing', 103_00, 0),
      line('escrow', 0, 100_00),
      line('deferredFee', 0, 3_00),
    ],
  };
  const completed: LedgerEntry = {
    ledgerEntryId: '2',
    event: 'completed',
    at,
    currency: 'CNY',
    lines: [
      line('escrow', 100_00, 0),
      line('deferredFee', 3_00, 0),
      line('supplierPending', 0, 100_00),
      line('feeRevenue', 0, 3_00),
    ],
  };
  expect(balancesOf([paid, completed])).toEqual([
    { account: 'gatewayClearing', currency: 'CNY', amount: 103_00 },
    { account: 'escrow', currency: 'CNY', amount: 0 },
    { account: 'deferredFee', currency: 'CNY', amount: 0 },
    { account: 'supplierPending', currency: 'CNY', amount: 100_00 },
    { account: 'feeRevenue', currency: 'CNY', amount: 3_00 },
  ]);
});

it('currencies are not added up', () => {
  const entry = (ledgerEntryId: string, currency: string): LedgerEntry => ({
    ledgerEntryId,
    event: 'settlementApplied',
    at,
    currency,
    lines: [line('fxPosition', 0, 700)],
  });
  expect(balancesOf([entry('1', 'CNY'), entry('2', 'USD')])).toEqual([
    { account: 'fxPosition', currency: 'CNY', amount: 700 },
    { account: 'fxPosition', currency: 'USD', amount: 700 },
  ]);
});

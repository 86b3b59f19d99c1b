import type { LedgerEntry } from '@tolk/contract';
import type { Identity, LedgerAccount } from '@tolk/domain';
import { movesOf } from './moves-of.ts';

const line = (account: LedgerAccount, debit: number, credit: number) => ({
  account,
  debit,
  credit,
});

function told(event: LedgerEntry['event'], lines: LedgerEntry['lines'], viewer: Identity) {
  const entry = { ledgerEntryId: 'a', event, at: '2026-11-20T08:00:00Z', currency: 'CNY', lines };
  return movesOf(entry, viewer).map(({ label, amount, is }) => [label.message, amount, is]);
}

it('what the client paid is told once, and what it is held for as parts of it', () => {
  const paid = [
    line('gatewayClearing', 308_97, 0),
    line('escrow', 0, 299_97),
    line('deferredFee', 0, 9_00),
  ];
  expect(told('paid', paid, 'client')).toEqual([
    ['Received from you', 308_97, 'whole'],
    ['Held for the work', 299_97, 'part'],
    ['Service fee, held', 9_00, 'part'],
  ]);
});

it('what the client does not see went to the supplier', () => {
  const completed = [
    line('escrow', 299_97, 0),
    line('deferredFee', 9_00, 0),
    line('feeRevenue', 0, 9_00),
  ];
  expect(told('completed', completed, 'client')).toEqual([
    ['Held for the work', -299_97, undefined],
    ['Service fee, held', -9_00, undefined],
    ['Service fee, charged', 9_00, undefined],
    ['To the supplier', 299_97, undefined],
  ]);
});

it.each([
  ['refundConfirmed', [line('refundInTransit', 123_59, 0), line('gatewayClearing', 0, 123_59)]],
  ['refundedByHand', [line('refundInTransit', 123_59, 0)]],
] as const)('a refund that arrived is back with the client: %s', (event, lines) => {
  expect(told(event, [...lines], 'client')).toEqual([
    ['On its way back to you', -123_59, undefined],
    ['Back to you', 123_59, undefined],
  ]);
});

it('a supplier reads each account with what it gained or lost', () => {
  const completed = [line('escrow', 299_97, 0), line('supplierPending', 0, 299_97)];
  expect(told('completed', completed, 'supplier')).toEqual([
    ['Held for the work', -299_97, undefined],
    ['Your earnings, on hold', 299_97, undefined],
  ]);
});

import { screen } from '@testing-library/react';
import type { PayoutBatchDetail, StaffSettlementRow } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { BatchNotes } from './batch-notes.tsx';

const settlement: StaffSettlementRow = {
  settlementId: 's1',
  settlementNumber: 'TS20261121-000001',
  projects: ['Supply contract'],
  totalPrice: 1_000_00,
  currency: 'CNY',
  payoutCurrency: 'USD',
  payoutNet: 140_00,
  method: 'paypal',
  payee: 'l***@example.com',
  bank: '',
  applicationTime: '2026-11-20T02:00:00Z',
  status: 'sent',
  settlementTime: null,
  failureReason: null,
  version: 1,
  personId: 'p1',
  personName: 'Lin Wanqing',
  isCompany: false,
  supplierBlocked: false,
  payoutBatchId: 'b1',
  providerState: null,
  unresolved: false,
};

const approved: PayoutBatchDetail = {
  payoutBatchId: 'b1',
  batchNumber: 'TB20261121-000003',
  channel: 'paypal',
  status: 'approved',
  count: 1,
  total: 140_00,
  currency: 'USD',
  settled: 0,
  failed: 0,
  unresolved: 0,
  createTime: '2026-11-21T02:00:00Z',
  madeBy: 'Fang Lei',
  approvedBy: 'Gao Min',
  settlements: [settlement],
  fileSha256: null,
  triedTime: '2026-11-21T03:00:00Z',
  acknowledgedTime: '2026-11-21T03:00:01Z',
  providerAnswer: null,
  takenBackBy: null,
  takenBackTime: null,
  allowedActions: [],
};

function notes(batch: Partial<PayoutBatchDetail>): string[] {
  renderScreen(<BatchNotes batch={{ ...approved, ...batch }} />);
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');
}

it('a batch that went through needs no word', () => {
  expect(notes({})).toEqual([]);
});

it('a draft names who may not approve it and whose requests stand in the way', () => {
  const blocked = { ...settlement, supplierBlocked: true };
  expect(notes({ status: 'draft', settlements: [settlement, blocked] })).toEqual([
    'Someone other than Fang Lei has to approve this batch.',
    'The accounts behind these requests are blocked, so the batch can’t be approved with them: TS20261121-000001',
  ]);
});

it('whoever made a draft reads beside the button that somebody else has to approve it', () => {
  const approve = {
    action: 'approve' as const,
    enabled: false,
    reason: 'Someone else has to approve it.',
  };
  expect(notes({ status: 'draft', allowedActions: [approve] })).toEqual([]);
});

it('a blocked supplier is no news once the batch was approved', () => {
  expect(notes({ settlements: [{ ...settlement, supplierBlocked: true }] })).toEqual([]);
});

it('payouts without an answer and payouts that came back are counted', () => {
  const [unanswered, failed] = notes({ unresolved: 2, failed: 1 });
  expect(unanswered).toMatch(/^2 payouts have had no answer for \d+ days\.$/);
  expect(failed).toMatch(/^1 payout failed or came back\. The money is available/);
});

it('what the provider has not taken in says why, in its own words', () => {
  const [waiting] = notes({ acknowledgedTime: null, providerAnswer: 'INSUFFICIENT_FUNDS' });
  expect(waiting).toMatch(/^The provider has not accepted this batch yet.* · INSUFFICIENT_FUNDS$/);
});

it('nothing is resent once every payout has ended', () => {
  const ended = { ...settlement, status: 'settled' as const };
  expect(notes({ acknowledgedTime: null, settlements: [ended] })).toEqual([]);
});

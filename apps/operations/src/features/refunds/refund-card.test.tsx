import { screen } from '@testing-library/react';
import type { RefundRow } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { RefundCard } from './refund-card.tsx';

const refund: RefundRow = {
  refundId: 'r1',
  refundNumber: 'TR20261121-000001',
  projectOrderId: 'o1',
  orderNumber: 'TO20261121-000001',
  orderName: 'Supply contract',
  clientName: 'Ann Lee',
  amount: 20_00,
  currency: 'CNY',
  whole: null,
  method: 'wechatPay',
  reason: 'staff',
  note: 'Two pages were missing.',
  status: 'succeeded',
  failureReason: null,
  proposedBy: 'Paul Becker',
  approvedBy: null,
  declinedBy: null,
  createTime: '2026-11-21T02:00:00Z',
  confirmedTime: null,
  allowedActions: [],
};

it.each<[boolean, string, Partial<RefundRow>]>([
  [true, 'one that went out with nobody’s approval', {}],
  [false, 'one that waits for it', { status: 'proposed' }],
  [false, 'one that was declined', { status: 'declined', declinedBy: 'Gao Min' }],
  [false, 'one that a colleague approved', { approvedBy: 'Gao Min' }],
  [false, 'one that nobody proposed', { reason: 'agreed', proposedBy: null }],
])('is it said (%s) that a refund needed no second approval: %s', (isSaid, _which, change) => {
  renderScreen(<RefundCard refund={{ ...refund, ...change }} />);
  expect(screen.queryAllByText('Small enough to need no second approval')).toHaveLength(
    isSaid ? 1 : 0,
  );
});

it('a part of what is refunded says how much that is and of how many parts', () => {
  renderScreen(<RefundCard refund={{ ...refund, whole: { amount: 35_00, parts: 2 } }} />);
  expect(screen.getByText(/^One of 2 parts of/)).toHaveTextContent('¥ 35.00 CNY');
});

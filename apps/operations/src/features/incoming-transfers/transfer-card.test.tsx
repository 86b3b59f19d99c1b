import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IncomingTransfer } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { TransferCard } from './transfer-card.tsx';

const transfer: IncomingTransfer = {
  incomingTransferId: 't1',
  bankReference: 'ICBC0001',
  receivedOn: '2026-11-20',
  amount: 1_854_00,
  currency: 'CNY',
  payer: '上海霁禾医疗科技有限公司',
  payerAccount: '6222',
  remark: 'Thank you',
  outcome: 'unknown',
  expected: null,
  projectOrderId: null,
  orderNumber: null,
  pays: null,
  milestoneName: null,
  recordedBy: 'Anna',
  recordTime: '2026-11-20T09:00:00Z',
  settledBy: null,
  returnReason: null,
  returnProposedBy: null,
  returnReference: null,
  allowedActions: [
    { action: 'assign', enabled: true },
    { action: 'proposeReturn', enabled: true },
  ],
};

function show(changes: Partial<IncomingTransfer> = {}) {
  const asked = answerCalls({
    '/opsinterface/assignIncomingTransfer': { ...transfer, outcome: 'paid' },
    '/opsinterface/confirmTransferReturn': { ...transfer, outcome: 'returned' },
    '/opsinterface/getStaffUser': { staffId: 's1', role: 'finance' },
  });
  renderScreen(<TransferCard transfer={{ ...transfer, ...changes }} />);
  return asked;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('money without a reference is assigned to the order that finance knows', async () => {
  const asked = show();
  await press('Assign to an order…');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), ' TK20261120-000001 ');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/opsinterface/assignIncomingTransfer',
      body: { incomingTransferId: 't1', reference: 'TK20261120-000001' },
    }),
  );
});

it('what a colleague proposed to send back says why, and is confirmed with the bank’s number', async () => {
  const asked = show({
    returnReason: 'Nobody knows the payer.',
    returnProposedBy: 'Bea',
    allowedActions: [
      { action: 'confirmReturn', enabled: true },
      { action: 'dropReturn', enabled: true },
      { action: 'assign', enabled: false, reason: 'Drop the proposal first.' },
    ],
  });
  expect(screen.getByText('To be sent back: Nobody knows the payer.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Assign to an order…' })).toBeDisabled();
  await press('Sent back at the bank…');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'OUT-0003');
  await userEvent.click(dialog.getByRole('button', { name: 'Record it as sent back' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/opsinterface/confirmTransferReturn',
      body: { incomingTransferId: 't1', bankReference: 'OUT-0003' },
    }),
  );
});

it('another amount than was asked for leads to where it is sent back', () => {
  show({
    outcome: 'wrongAmount',
    expected: 1_900_00,
    projectOrderId: 'o1',
    orderNumber: 'TK20261120-000001',
    pays: 'milestone',
    milestoneName: 'Part 2',
    allowedActions: [],
  });
  expect(screen.getByText('Milestone “Part 2”')).toBeVisible();
  expect(screen.getByText(/^Expected/)).toHaveTextContent('¥ 1,900.00 CNY');
  expect(screen.getByRole('link', { name: /Unmatched payments/ })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=incidents&order=o1'),
  );
});

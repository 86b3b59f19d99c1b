import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderApproval } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { ApprovalBanner } from './approval-banner.tsx';
import { OwnActions } from './own-actions.tsx';

const approval: OrderApproval = {
  state: 'waiting',
  above: 1_000_00,
  total: 1_854_00,
  currency: 'CNY',
  mayDecide: true,
  isAuthor: false,
  decisions: [],
};

const membership = {
  organisationId: 'o1',
  organisationName: 'Nordlys Energi',
  roles: ['approves'],
  scopes: ['read', 'approve'],
  isActing: true,
};

function open(changes: Partial<OrderApproval> = {}, memberships: object[] = [membership]) {
  const asked = answerCalls({
    '/clientinterface/getMemberships': memberships,
    '/clientinterface/getOrderApproval': { ...approval, ...changes },
    '/clientinterface/decideOrderApproval': { ...approval, ...changes },
  });
  renderScreen(<ApprovalBanner order={{ projectOrderId: 'o1' }} />);
  return asked;
}

beforeEach(() => setLanguage('en'));

it('an approver approves the price that they have seen', async () => {
  const asked = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this order?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/clientinterface/decideOrderApproval',
      body: { projectOrderId: 'o1', total: 1_854_00, approve: true, note: '' },
    }),
  );
});

it('who declines says why', async () => {
  const asked = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(asked.map(({ path }) => path)).not.toContain('/clientinterface/decideOrderApproval');
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Too dear.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/clientinterface/decideOrderApproval',
      body: { projectOrderId: 'o1', total: 1_854_00, approve: false, note: 'Too dear.' },
    }),
  );
});

it('who wrote the terms reads that somebody else approves them', async () => {
  open({ mayDecide: false, isAuthor: true });
  expect(await screen.findByText(/somebody else approves it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('a decision is shown with who took it', async () => {
  open({
    state: 'declined',
    mayDecide: false,
    decisions: [
      {
        approved: false,
        total: 1_854_00,
        byName: 'Li Wei',
        note: 'Too dear.',
        time: '2026-11-21T08:00:00Z',
      },
    ],
  });
  expect(await screen.findByText('“Too dear.”')).toBeVisible();
  expect(screen.getByText(/Li Wei/)).toBeVisible();
});

it('nobody is asked where somebody orders for themselves', async () => {
  const asked = open({}, []);
  await waitFor(() =>
    expect(asked.map(({ path }) => path)).toEqual(['/clientinterface/getMemberships']),
  );
  expect(screen.queryByText(/is waiting for approval/)).toBeNull();
});

it('what was approved can be taken back by its name', async () => {
  open({ state: 'approved' });
  expect(await screen.findByRole('button', { name: 'Withdraw approval' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
});

it.each([
  [['read', 'approve'], [], true],
  [['read', 'pay'], ['Pay'], true],
  [['read', 'ask', 'pay'], ['Pay', 'Withdraw'], false],
])('who may %j is offered %j of an order', async (scopes, names, hasOthers) => {
  answerCalls({ '/clientinterface/getMemberships': [{ ...membership, scopes }] });
  const allowedActions = [
    { action: 'pay' as const, enabled: true },
    { action: 'withdraw' as const, enabled: true },
    { action: 'deliver' as const, enabled: true },
  ];
  const choices = { pay: () => undefined, withdraw: () => undefined };
  renderScreen(
    <OwnActions order={{ allowedActions, orderType: 'translation' }} onChoose={choices} />,
  );
  await waitFor(() =>
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names),
  );
  expect(screen.queryByText('Colleagues with other roles can do more here.') !== null).toBe(
    hasOthers,
  );
});

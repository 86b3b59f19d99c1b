import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { BlockDialog } from './block-dialog.tsx';

const nothing = {
  openPostings: 0,
  liveOrders: 0,
  heldAmount: 0,
  openApplications: 0,
  openSettlements: 0,
};

function consequences(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('a block says what it closes, what goes on and what it holds back', () => {
  const blocking = {
    openPostings: 2,
    liveOrders: 1,
    heldAmount: 1_854_00,
    openApplications: 3,
    openSettlements: 1,
  };
  const user = { personId: 'p1', name: 'Lin Yan', blocking };
  renderScreen(<BlockDialog user={user} onClose={() => {}} />);
  expect(consequences()).toEqual([
    'All sessions end within seconds and the person can’t log in until the account is unblocked.',
    '2 open projects close. Unblocking opens them again if their deadlines have not passed.',
    '1 order in progress continues and its deadlines keep running, but the person can’t act on it.',
    '¥ 1,854.00 CNY paid for these orders stays held.',
    '3 applications stay with the clients.',
    '1 settlement application is not paid out while the account is blocked.',
  ]);
});

it('a block of an account without work lists the sessions alone', () => {
  const user = { personId: 'p1', name: 'Lin Yan', blocking: nothing };
  renderScreen(<BlockDialog user={user} onClose={() => {}} />);
  expect(consequences()).toHaveLength(1);
});

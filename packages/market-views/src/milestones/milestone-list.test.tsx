import { screen, within } from '@testing-library/react';
import type { Milestone } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { startedOrder } from '../changes/order-fixture.ts';
import { OrderList } from '../orders/order-list.tsx';
import { MilestoneList } from './milestone-list.tsx';

beforeEach(() => setLanguage('en'));

const milestone: Milestone = {
  milestoneId: 'a',
  milestoneName: 'Chapters 1 to 5',
  milestoneState: 'accepted',
  inTurn: false,
  deliverTime: '2126-11-25T08:00:00.000Z',
  acceptTime: '2126-11-25T08:00:00.000Z',
  amountOfMoney: 600_00,
  commissionXQ: 18_00,
  commission: 6_00,
  paymentAmount: 618_00,
  payUntil: null,
  paidTime: '2026-11-20T08:00:00.000Z',
  acceptedTime: '2026-11-22T08:00:00.000Z',
};
const second: Milestone = {
  ...milestone,
  milestoneId: 'b',
  milestoneName: 'The rest',
  milestoneState: 'paid',
  inTurn: true,
  acceptedTime: null,
};
const order = { ...startedOrder, milestones: [milestone, second] };

it('says how far each milestone is and what it costs its viewer', () => {
  const { unmount } = renderScreen(<MilestoneList order={order} viewer="client" />);
  const [first, next] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByText('Accepted')).toBeVisible();
  expect(first?.getByText(/618\.00/)).toBeVisible();
  expect(next?.getByText('Being worked on')).toBeVisible();
  expect(screen.getByText(/^The amounts include the service fee/)).toHaveTextContent('36.00');
  unmount();
  renderScreen(<MilestoneList order={order} viewer="supplier" />);
  expect(screen.queryByText(/service fee/)).toBeNull();
  expect(screen.getAllByText(/594\.00/)).toHaveLength(2);
});

it('a list of orders says which milestone is in turn, of how many', () => {
  const inParts = { ...startedOrder, milestoneInTurn: { number: 2, of: 3 } };
  const whole = { ...startedOrder, projectOrderId: 'whole' };
  renderScreen(<OrderList orders={[inParts, whole]} viewer="supplier" />);
  expect(screen.getByText('Milestone 2 of 3')).toBeVisible();
});

it.each([
  ['submitted', 'Delivered'],
  ['changesRequested', 'Changes asked for'],
  ['inAppeal', 'In appeal'],
] as const)('the milestone in turn of an order that is %s is “%s”', (orderState, label) => {
  renderScreen(<MilestoneList order={{ ...order, orderState }} viewer="client" />);
  expect(screen.getByText(label)).toBeVisible();
});

it('is not there where the order is one piece', () => {
  const { container } = renderScreen(<MilestoneList order={startedOrder} viewer="client" />);
  expect(container).toHaveTextContent('');
});

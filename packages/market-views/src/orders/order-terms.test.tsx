import { screen } from '@testing-library/react';
import type { OrderDetail } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { startedOrder } from '../changes/order-fixture.ts';
import { OrderTerms } from './order-terms.tsx';

const label = 'Results checked by';

/** What stands beside the words for it; null where they stand nowhere. */
function checkedBy(order: Partial<OrderDetail>): string | null {
  const { unmount } = renderScreen(
    <OrderTerms order={{ ...startedOrder, ...order }} viewer="client" />,
  );
  const value = screen.queryByText(label)?.nextElementSibling?.textContent ?? null;
  unmount();
  return value;
}

const agreed = { acceptTime: '2126-12-04T10:12:00.000Z' };
const delivered = {
  ...agreed,
  orderState: 'submitted',
  turn: 'client',
  turnUntil: '2126-12-05T10:16:00.000Z',
} as const;

it('until when results are checked is what was agreed on, until they are delivered', () => {
  expect(checkedBy(agreed)).toMatch(/4 Dec 2126/);
  expect(checkedBy({ ...agreed, orderState: 'changesRequested' })).toMatch(/4 Dec 2126/);
});

it('once they are delivered it is when they count as accepted', () => {
  expect(checkedBy(delivered)).toMatch(/5 Dec 2126/);
  expect(checkedBy({ ...delivered, acceptTime: startedOrder.deliverTime })).toMatch(/5 Dec 2126/);
});

it('where no time was agreed on it is said only of what is delivered', () => {
  expect(checkedBy({})).toBeNull();
});

import { screen } from '@testing-library/react';
import { renderScreen } from '@tolk/screen-testing';
import { OrderStatusTabs } from './order-status-tabs.tsx';

const none = { sent: 0, received: 0, rejected: 0, started: 0, ended: 0, inAppeal: 0 };
const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the statuses of orders', () => {
  it('stand without figures until they are known', () => {
    renderScreen(<OrderStatusTabs value={undefined} onChoose={() => undefined} />);
    expect(names()).toEqual([
      'All',
      'Sent',
      'Received',
      'Rejected',
      'Started',
      'Ended',
      'In appeal',
    ]);
  });

  it('say how many orders there are where there are any', () => {
    const counts = { ...none, sent: 2, started: 114 };
    renderScreen(<OrderStatusTabs value="sent" onChoose={() => undefined} counts={counts} />);
    expect(names().slice(1, 5)).toEqual(['Sent 2', 'Received', 'Rejected', 'Started 114']);
  });

  it('say which states they hold, in the words of the chips', () => {
    renderScreen(<OrderStatusTabs value={undefined} onChoose={() => undefined} />);
    expect(screen.getByRole('tab', { name: 'Received' })).toHaveAttribute(
      'title',
      'Waiting for payment',
    );
    expect(screen.getByRole('tab', { name: 'Started' })).toHaveAttribute(
      'title',
      'In progress, Delivered, or Changes requested',
    );
  });
});

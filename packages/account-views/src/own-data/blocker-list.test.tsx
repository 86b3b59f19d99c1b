import { screen } from '@testing-library/react';
import type { Identity } from '@tolk/domain';
import { setLanguage } from '@tolk/i18n';
import { renderScreen } from '@tolk/screen-testing';
import { BlockerList } from './blocker-list.tsx';

function show(identity: Identity) {
  renderScreen(
    <BlockerList
      identity={identity}
      blockers={[
        { kind: 'liveOrders', count: 2 },
        { kind: 'heldMoney', count: 1 },
      ]}
      onLeave={() => {}}
    />,
  );
}

beforeEach(() => setLanguage('en'));

describe('what stands against a deletion', () => {
  it('is said with its number and leads to the supplier’s orders', () => {
    show('supplier');
    expect(screen.getByText(/2 orders are still running/)).toBeVisible();
    expect(screen.getByText(/Money of 1 order is still held/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/order/initiateAnOrderIndex',
    );
    expect(screen.getByRole('link', { name: 'Ended orders' })).toHaveAttribute(
      'href',
      '/order/initiateAnOrderIndex?orderStatus=ended',
    );
  });

  it('leads a client to their own orders', () => {
    show('client');
    expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/xqoffermanagement/index',
    );
  });
});

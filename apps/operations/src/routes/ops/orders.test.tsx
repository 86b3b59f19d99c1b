import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen } from './orders.tsx';

const list = '/opsinterface/getProjectOrderList';

describe('the orders for staff', () => {
  it('are found by their terms and stand in the order asked for, as the address says', async () => {
    const asked = answerCalls({ [list]: { total: 0, list: [] } });
    renderScreen(<Screen />, {
      at: '/ops/orders?search=康脉&orderStatus=started&source=en&from=2026-11-01&payFrom=1000&sort=amount&personId=p1',
    });
    await screen.findByText('No order matches');
    expect(asked.find(({ path }) => path === list)?.body).toEqual({
      pageNum: 1,
      pageSize: 20,
      search: '康脉',
      orderStatus: 'started',
      sourceLanguage: 'en',
      from: '2026-11-01',
      amountFrom: 100_000,
      sort: 'amount',
      personId: 'p1',
    });
  });

  it('are narrowed down by a filter that was saved for this screen, from its first page', async () => {
    const filter = { filterId: 'f1', own: true, shared: false, byName: 'Ada' };
    const asked = answerCalls({
      [list]: { total: 0, list: [] },
      '/opsinterface/getWorkFilters': [
        { ...filter, name: 'Under way', screen: 'staffOrders', query: 'orderStatus=started' },
        { ...filter, name: 'Failed', screen: 'refunds', query: 'status=failed' },
      ],
    });
    renderScreen(<Screen />, { at: '/ops/orders?search=康脉&page=2' });
    const saved = await screen.findByRole('button', { name: 'Under way' });
    expect(screen.queryByRole('button', { name: 'Failed' })).toBeNull();
    expect(saved).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(saved);
    await waitFor(() =>
      expect(asked.findLast(({ path }) => path === list)?.body).toEqual({
        pageNum: 1,
        pageSize: 20,
        orderStatus: 'started',
      }),
    );
    expect(saved).toHaveAttribute('aria-pressed', 'true');
  });

  it('are sorted by no side’s turn', async () => {
    answerCalls({ [list]: { total: 0, list: [] } });
    renderScreen(<Screen />, { at: '/ops/orders?sort=turn' });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Sort by' }));
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['Newest first', 'Oldest first', 'Due first', 'Largest first']);
  });
});

import { renderHook, screen } from '@testing-library/react';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { renderScreen } from '@tolk/screen-testing';
import { OrderFilters } from './order-filters.tsx';
import { useOrderQuery } from './order-query.ts';

function queryAt(search: string) {
  window.history.replaceState(null, '', `/order/initiateAnOrderIndex?${search}`);
  return renderHook(() => useOrderQuery(), { wrapper: BrowserRouter }).result.current;
}

it('the filters in the address are what the server is asked for', () => {
  const { filter, active } = queryAt(
    'orderStatus=ended&search=TK2026&source=de&from=2026-11-01&payFrom=120.5&sort=due',
  );
  expect(filter).toEqual({
    orderStatus: 'ended',
    search: 'TK2026',
    sourceLanguage: 'de',
    from: '2026-11-01',
    amountFrom: 120_50,
    sort: 'due',
  });
  expect(active).toBe(3);
});

it.each(['orderStatus=lost', 'from=2026-02-30', 'payTo=-1', 'sort=best'])(
  '%s asks for nothing',
  (search) => {
    expect(queryAt(search).filter).toEqual({});
  },
);

it.each([
  ['supplier', 'Name or number of the order, or the client'],
  ['client', 'Name or number of the order, or the supplier'],
] as const)('the %s searches for the other side too', (viewer, placeholder) => {
  renderScreen(<Filters viewer={viewer} />);
  expect(screen.getByPlaceholderText(placeholder)).toBeVisible();
});

function Filters({ viewer }: { viewer: 'client' | 'supplier' }) {
  return <OrderFilters query={useOrderQuery()} viewer={viewer} />;
}

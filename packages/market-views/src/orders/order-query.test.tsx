import { renderHook } from '@testing-library/react';
import { orderSorts, staffOrderSorts, type OrderSort } from '@tolk/domain';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { useOrderQuery } from './order-query.ts';

function queryAt(search: string, sorts: readonly [OrderSort, ...OrderSort[]] = orderSorts) {
  window.history.replaceState(null, '', `/order/initiateAnOrderIndex?${search}`);
  return renderHook(() => useOrderQuery(sorts), { wrapper: BrowserRouter }).result.current;
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

it('staff, who are on no side, cannot sort by whose turn it is', () => {
  expect(queryAt('sort=turn', staffOrderSorts).filter).toEqual({});
  expect(queryAt('sort=turn').filter).toEqual({ sort: 'turn' });
});

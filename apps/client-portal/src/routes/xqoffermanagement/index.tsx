import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetProjectOrderListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList, SearchBox } from '@tolk/design-system/portal';
import { orderStatuses } from '@tolk/domain';
import { OrderList, OrderStatusTabs } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';

/** The client's orders, by status (`orderStatus`), search (`search`) and page (`page`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'orderStatus' | 'search'>();
  const orderStatus = list.oneOf('orderStatus', orderStatuses);
  const { search } = list;
  const query = useClientGetProjectOrderListQuery({
    ...list.paging,
    ...(orderStatus ? { orderStatus } : {}),
    ...(search ? { search } : {}),
  });

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Orders</Trans>}
        description={<Trans>What you have agreed on, what is paid and whose turn it is.</Trans>}
      />
      <OrderStatusTabs
        value={orderStatus}
        onChoose={(status) => list.change({ orderStatus: status })}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Name or number of the order`}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <PagedList query={query} list={list} empty={orderStatus || search ? noMatch : noOrders}>
        {(orders) => <OrderList orders={orders} viewer="client" />}
      </PagedList>
    </>
  );
}

const noMatch = {
  title: <Trans>No order matches</Trans>,
  message: <Trans>Choose another status or search for something else.</Trans>,
};

const noOrders = {
  title: <Trans>No orders yet</Trans>,
  message: <Trans>Choose an applicant and create an order from their application.</Trans>,
  drawing: <TableDrawing />,
  action: (
    <Button component={RouteLink} to="resumeDelivery" variant="outlined">
      <Trans context="button">Received applications</Trans>
    </Button>
  ),
};

import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectOrderListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList, SearchBox } from '@tolk/design-system/portal';
import { orderStatuses } from '@tolk/domain';
import { OrderList, OrderStatusTabs } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';

/** The supplier's orders by status, each with whose turn it is. */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'status' | 'search'>();
  const orderStatus = list.oneOf('status', orderStatuses);
  const { search } = list;
  const orders = useSupGetProjectOrderListQuery({ orderStatus, search, ...list.paging });

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Orders</Trans>}
        description={<Trans>Orders from clients, and whose turn it is.</Trans>}
      />
      <OrderStatusTabs
        value={orderStatus}
        onChoose={(status) => list.change({ status })}
        counts={orders.data?.counts}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Name or number of the order`}
        value={search ?? ''}
        onSearch={(typed) => list.change({ search: typed }, { replace: true })}
      />
      <PagedList query={orders} list={list} empty={orderStatus || search ? noMatch : noOrders}>
        {(rows) => <OrderList orders={rows} viewer="supplier" />}
      </PagedList>
    </>
  );
}

const noMatch = {
  title: <Trans>No order matches</Trans>,
  message: <Trans>Choose another status or search for something else.</Trans>,
};

const noOrders = {
  title: <Trans>No orders here</Trans>,
  message: <Trans>Orders come from your applications. Apply for a job that suits you.</Trans>,
  drawing: <TableDrawing />,
  action: (
    <Button variant="contained" component={RouteLink} to="jobList">
      <Trans>Go to the job hall</Trans>
    </Button>
  ),
};

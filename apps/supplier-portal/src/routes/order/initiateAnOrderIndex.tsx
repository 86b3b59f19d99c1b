import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectOrderListQuery } from '@tolk/api-client';
import { Button, DataState } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { Pagination, SearchBox } from '@tolk/design-system/portal';
import { limits, orderStatuses } from '@tolk/domain';
import { OrderList, OrderStatusTabs } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';

/** The supplier's orders by status, each with whose turn it is. */
export function Screen() {
  const { t } = useLingui();
  const { page, toPage, text, oneOf, change } = useListAddress<'status' | 'search'>();
  const orderStatus = oneOf('status', orderStatuses);
  const search = text('search')?.slice(0, 100);
  const { pageSize } = limits.list;
  const orders = useSupGetProjectOrderListQuery({ orderStatus, search, pageNum: page, pageSize });

  return (
    <>
      <PageHeader
        title={<Trans>Orders</Trans>}
        description={<Trans>What clients have placed with you, and whose turn it is.</Trans>}
      />
      <OrderStatusTabs value={orderStatus} onChoose={(status) => change({ status })} />
      <SearchBox
        label={t`Search`}
        placeholder={t`Name or number of the order`}
        value={search ?? ''}
        onSearch={(typed) => change({ search: typed }, { replace: true })}
      />
      <DataState
        query={orders}
        isEmpty={({ list }) => list.length === 0}
        empty={orderStatus || search ? noMatch : noOrders}
      >
        {({ list, total }) => (
          <>
            <OrderList orders={list} viewer="supplier" />
            <Pagination page={page} pageSize={pageSize} total={total} onChange={toPage} />
          </>
        )}
      </DataState>
    </>
  );
}

const noMatch = {
  title: <Trans>No order matches</Trans>,
  message: <Trans>Choose another status or search for something else.</Trans>,
};

const noOrders = {
  title: <Trans>No orders here</Trans>,
  message: <Trans>Orders come from your applications: apply for a posting that suits you.</Trans>,
  drawing: <TableDrawing />,
  action: (
    <Button variant="contained" component={RouteLink} to="jobList">
      <Trans>Go to the job hall</Trans>
    </Button>
  ),
};

import { Trans, useLingui } from '@lingui/react/macro';
import { useActing } from '@tolk/account-views';
import { useClientGetProjectOrderListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { SelectInput } from '@tolk/design-system/fields';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { orderSorts } from '@tolk/domain';
import {
  OrderDownloads,
  OrderFilters,
  OrderList,
  OrderStatusTabs,
  useOrderQuery,
} from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';

/** The client's orders: by status, search, languages, days and total, sorted, page by page. */
export function Screen() {
  const { t } = useLingui();
  const list = useOrderQuery(orderSorts);
  const approval = list.oneOf('approval', ['waiting'] as const);
  const filter = { ...list.filter, ...(approval ? { approval } : {}) };
  const { orderStatus, search } = filter;
  const query = useClientGetProjectOrderListQuery({ ...list.paging, ...filter });
  const acting = useActing();

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Orders</Trans>}
        description={<Trans>What you have agreed on, what is paid and whose turn it is.</Trans>}
        actions={<OrderDownloads viewer="client" filter={filter} />}
      />
      <OrderStatusTabs
        value={orderStatus}
        onChoose={(status) => list.change({ orderStatus: status })}
        counts={query.data?.counts}
      />
      <OrderFilters query={list} placeholder={t`Name, number or supplier`}>
        {acting ? (
          <SelectInput
            label={t({ message: 'Approval', context: 'field' })}
            value={approval ?? null}
            placeholder={t({ message: 'All', context: 'placeholder' })}
            options={[{ value: 'waiting', label: t`Waiting for approval` }]}
            onChange={(value) => list.change({ approval: value ?? undefined })}
          />
        ) : null}
      </OrderFilters>
      <PagedList
        query={query}
        list={list}
        empty={orderStatus || search || list.active > 0 ? noMatch : noOrders}
      >
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

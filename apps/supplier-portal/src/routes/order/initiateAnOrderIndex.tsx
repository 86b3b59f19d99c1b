import { Trans, useLingui } from '@lingui/react/macro';
import { useActing } from '@tolk/account-views';
import { useSupGetProjectOrderListQuery } from '@tolk/api-client';
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

/** The supplier's orders: by status, search, languages, days and price, each with whose turn it is. */
export function Screen() {
  const { t } = useLingui();
  const list = useOrderQuery(orderSorts);
  const assignee = list.oneOf('assignee', workers);
  const filter = { ...list.filter, ...(assignee ? { assignee } : {}) };
  const { orderStatus, search } = filter;
  const orders = useSupGetProjectOrderListQuery({ ...list.paging, ...filter });
  const acting = useActing();

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Orders</Trans>}
        description={<Trans>Orders from clients, and whose turn it is.</Trans>}
        actions={<OrderDownloads viewer="supplier" filter={filter} />}
      />
      <OrderStatusTabs
        value={orderStatus}
        onChoose={(status) => list.change({ orderStatus: status })}
        counts={orders.data?.counts}
      />
      <OrderFilters query={list} placeholder={t`Name, number or client`}>
        {acting ? (
          <SelectInput
            label={t`Who works on it`}
            value={assignee ?? null}
            placeholder={t({ message: 'All', context: 'placeholder' })}
            options={[
              { value: 'me', label: t({ message: 'Me', context: 'value' }) },
              { value: 'nobody', label: t({ message: 'Nobody', context: 'value' }) },
            ]}
            onChange={(value) => list.change({ assignee: value ?? undefined })}
          />
        ) : null}
      </OrderFilters>
      <PagedList
        query={orders}
        list={list}
        empty={orderStatus || search || list.active > 0 ? noMatch : noOrders}
      >
        {(rows) => <OrderList orders={rows} viewer="supplier" />}
      </PagedList>
    </>
  );
}

const workers = ['me', 'nobody'] as const;

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

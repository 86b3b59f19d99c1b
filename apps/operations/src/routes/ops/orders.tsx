import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetProjectOrderListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList, SearchBox } from '@tolk/design-system/portal';
import { orderStatuses } from '@tolk/domain';
import { OrderStatusTabs } from '@tolk/market-views';
import { useListAddress } from '@tolk/platform';
import { OrderTable } from '../../features/order-list/order-table.tsx';
import { PersonFilter } from '../../features/order-list/person-filter.tsx';

/** Every order, by words (`search`), status (`status`), party (`personId`) and page (`page`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'search' | 'status' | 'personId'>();
  const orderStatus = list.oneOf('status', orderStatuses);
  const { search } = list;
  const personId = list.text('personId');
  const query = useOpsGetProjectOrderListQuery(
    {
      ...list.paging,
      ...(orderStatus ? { orderStatus } : {}),
      ...(search ? { search } : {}),
      ...(personId ? { personId } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  const clear = () => list.change({ search: undefined, status: undefined, personId: undefined });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Orders</Trans>}
        description={<Trans>Every order with its activity and payments.</Trans>}
      />
      <OrderStatusTabs value={orderStatus} onChoose={(status) => list.change({ status })} />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Number, name, person or payment reference`}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      {personId ? (
        <PersonFilter personId={personId} onClear={() => list.change({ personId: undefined })} />
      ) : null}
      <PagedList
        query={query}
        list={list}
        empty={
          search || orderStatus || personId
            ? {
                title: <Trans>No order matches</Trans>,
                message: (
                  <Trans>Search by full number, or by part of an order or person’s name.</Trans>
                ),
                action: (
                  <Button onClick={clear}>
                    <Trans>Show all orders</Trans>
                  </Button>
                ),
              }
            : { title: <Trans>No orders yet</Trans>, drawing: <PageDrawing /> }
        }
      >
        {(orders) => <OrderTable orders={orders} />}
      </PagedList>
    </>
  );
}

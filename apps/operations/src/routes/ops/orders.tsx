import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetProjectOrderListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { staffOrderSorts } from '@tolk/domain';
import { OrderFilters, OrderStatusTabs, useOrderQuery } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';
import { OrderTable } from '../../features/order-list/order-table.tsx';
import { PersonFilter } from '../../features/order-list/person-filter.tsx';
import { ExportButton } from '../../records/export-button.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';

/** Every order, by words, status, party (`personId`) and terms, sorted, page by page. */
export function Screen() {
  const { t } = useLingui();
  const list = useOrderQuery(staffOrderSorts);
  const party = useListAddress<'personId'>();
  const personId = party.text('personId');
  const { orderStatus, search } = list.filter;
  const asked = { ...list.filter, ...(personId ? { personId } : {}) };
  const query = useOpsGetProjectOrderListQuery(
    { ...list.paging, ...asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Orders</Trans>}
        description={<Trans>Every order with its activity and payments.</Trans>}
        actions={<ExportButton path="/opsinterface/exportOrderList" asked={asked} />}
      />
      <OrderStatusTabs
        value={orderStatus}
        onChoose={(status) => list.change({ orderStatus: status })}
      />
      <OrderFilters
        query={list}
        placeholder={t`Number, name, person, company or payment reference`}
      />
      {personId ? (
        <PersonFilter personId={personId} onClear={() => party.change({ personId: undefined })} />
      ) : null}
      <SavedFilters screen="staffOrders" />
      <PagedList
        query={query}
        list={list}
        empty={
          search || orderStatus || personId || list.active > 0
            ? {
                title: <Trans>No order matches</Trans>,
                message: (
                  <Trans>
                    Search by full number, or by part of the name of an order, a person or a
                    company.
                  </Trans>
                ),
                action: (
                  <Button component={RouteLink} to="staffOrders">
                    <Trans>Show all orders</Trans>
                  </Button>
                ),
              }
            : { title: <Trans>No orders yet</Trans>, drawing: <PageDrawing /> }
        }
      >
        {(orders) => <OrderTable orders={orders} sorting={list.sorting} />}
      </PagedList>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetEvaluateListQuery } from '@tolk/api-client';
import { Button, DataState } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, Pagination } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { EvaluationList } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';

/** Reviews of the supplier's orders: those received, and those given. */
export function Screen() {
  const { t } = useLingui();
  const { page, toPage, oneOf, change } = useListAddress<'direction'>();
  const direction = oneOf('direction', ['given', 'received']) ?? 'received';
  const { pageSize } = limits.list;
  const evaluations = useSupGetEvaluateListQuery({ direction, pageNum: page, pageSize });

  return (
    <>
      <PageHeader
        title={<Trans>Comment record</Trans>}
        description={<Trans>What clients say about your work, and what you said about them.</Trans>}
      />
      <FilterTabs
        label={t`Direction of the reviews`}
        value={direction}
        onChoose={(to) => change({ direction: to })}
        tabs={[
          { value: 'received', label: t`Reviews received` },
          { value: 'given', label: t`Reviews given` },
        ]}
      />
      <DataState
        query={{ ...evaluations, data: evaluations.currentData }}
        isEmpty={({ total }) => total === 0}
        empty={{
          title: <Trans>No reviews yet</Trans>,
          message: <Trans>Once an order is completed, both sides can evaluate each other.</Trans>,
          drawing: <TableDrawing />,
          action: (
            <Button variant="outlined" component={RouteLink} to="supplierOrders">
              <Trans>Go to my orders</Trans>
            </Button>
          ),
        }}
      >
        {({ list, total }) => (
          <>
            <EvaluationList evaluations={list} viewer="supplier" />
            <Pagination page={page} pageSize={pageSize} total={total} onChange={toPage} />
          </>
        )}
      </DataState>
    </>
  );
}

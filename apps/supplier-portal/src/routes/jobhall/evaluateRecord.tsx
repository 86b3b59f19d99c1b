import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetEvaluateListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { EvaluationList } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';

/** Reviews of the supplier's orders: those received, and those given. */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'direction'>();
  const direction = list.oneOf('direction', ['given', 'received']) ?? 'received';
  const evaluations = useSupGetEvaluateListQuery({ direction, ...list.paging });

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Comment record</Trans>}
        description={<Trans>What clients say about your work, and what you said about them.</Trans>}
      />
      <FilterTabs
        label={t`Direction of the reviews`}
        value={direction}
        onChoose={(to) => list.change({ direction: to })}
        tabs={[
          { value: 'received', label: t({ message: 'Reviews received', context: 'option' }) },
          { value: 'given', label: t({ message: 'Reviews given', context: 'option' }) },
        ]}
      />
      <PagedList
        query={evaluations}
        list={list}
        empty={{
          title: <Trans>No reviews yet</Trans>,
          message: <Trans>Once an order is completed, both sides can review each other.</Trans>,
          drawing: <TableDrawing />,
          action: (
            <Button variant="outlined" component={RouteLink} to="supplierOrders">
              <Trans>Go to my orders</Trans>
            </Button>
          ),
        }}
      >
        {(rows) => <EvaluationList evaluations={rows} viewer="supplier" />}
      </PagedList>
    </>
  );
}

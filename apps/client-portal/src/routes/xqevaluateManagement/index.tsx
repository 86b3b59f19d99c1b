import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetEvaluateListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { EvaluationList } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';

/** Evaluations given and received (`direction` in the address). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'direction'>();
  const direction = list.oneOf('direction', ['given', 'received']);
  const query = useClientGetEvaluateListQuery({
    ...list.paging,
    ...(direction ? { direction } : {}),
  });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Evaluations</Trans>}
        description={
          <Trans>
            Both sides review each other. You see the other side’s review after leaving your own.
          </Trans>
        }
      />
      <FilterTabs
        label={t({ message: 'Direction', context: 'tabs' })}
        value={direction ?? ''}
        onChoose={(value) => list.change({ direction: value })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          { value: 'received', label: t({ message: 'About me', context: 'option' }) },
          { value: 'given', label: t({ message: 'By me', context: 'option' }) },
        ]}
      />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No reviews yet</Trans>,
          message: <Trans>You can review a supplier once an order has ended.</Trans>,
          drawing: <TableDrawing />,
          action: (
            <Button
              component={RouteLink}
              to="clientOrders"
              params={{ orderStatus: 'ended' }}
              variant="outlined"
            >
              <Trans context="button">Ended orders</Trans>
            </Button>
          ),
        }}
      >
        {(rows) => <EvaluationList evaluations={rows} viewer="client" />}
      </PagedList>
    </>
  );
}

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
        title={<Trans>Evaluations</Trans>}
        description={
          <Trans>Both sides evaluate each other. Neither sees the other’s before giving one.</Trans>
        }
      />
      <FilterTabs
        label={t`Direction`}
        value={direction ?? ''}
        onChoose={(value) => list.change({ direction: value })}
        tabs={[
          { value: '', label: t`All` },
          { value: 'received', label: t`About me` },
          { value: 'given', label: t`By me` },
        ]}
      />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No evaluations yet</Trans>,
          message: <Trans>You can evaluate a supplier once an order has ended.</Trans>,
          drawing: <TableDrawing />,
          action: (
            <Button
              component={RouteLink}
              to="clientOrders"
              params={{ orderStatus: 'ended' }}
              variant="outlined"
            >
              <Trans>Ended orders</Trans>
            </Button>
          ),
        }}
      >
        {(rows) => <EvaluationList evaluations={rows} viewer="client" />}
      </PagedList>
    </>
  );
}

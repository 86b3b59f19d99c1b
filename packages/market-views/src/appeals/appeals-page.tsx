import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, SearchBox, PagedList } from '@tolk/design-system/portal';
import { bounds, appealStatuses, type Identity } from '@tolk/domain';
import { appealChips } from '@tolk/labels';
import { RouteLink, useListAddress } from '@tolk/platform';
import { AppealList } from './appeal-list.tsx';
import { useAppealList } from './use-appeal-calls.ts';

const { appealDays } = bounds;

const orders = { client: 'clientOrders', supplier: 'supplierOrders' } as const;

interface AppealsPageProps {
  viewer: Identity;
  title: string;
}

/** The viewer's appeals, by status (`status`), search (`search`) and page (`page`) of the address. */
export function AppealsPage({ viewer, title }: AppealsPageProps) {
  const { t, i18n } = useLingui();
  const list = useListAddress<'status' | 'search'>();
  const appealStatus = list.oneOf('status', appealStatuses);
  const { search } = list;
  const query = useAppealList(viewer, {
    ...list.paging,
    ...(appealStatus ? { appealStatus } : {}),
    ...(search ? { search } : {}),
  });

  return (
    <>
      <PageHeader
        title={title}
        description={
          <Trans>
            Where you and the other side see an order differently. Its money is held until this is
            settled.
          </Trans>
        }
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={appealStatus ?? ''}
        onChoose={(status) => list.change({ status })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          ...appealStatuses.map((value) => ({ value, label: i18n._(appealChips[value].label) })),
        ]}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Order name or number`}
        value={search ?? ''}
        onSearch={(typed) => list.change({ search: typed }, { replace: true })}
      />
      <PagedList
        query={query}
        list={list}
        empty={
          appealStatus || search
            ? {
                title: <Trans>No appeal matches</Trans>,
                message: <Trans>Choose another status or search for something else.</Trans>,
              }
            : {
                title: <Trans context="heading">No appeals</Trans>,
                message: (
                  <Trans>
                    An appeal begins on the page of an order, while it runs and up to {appealDays}{' '}
                    days after its completion.
                  </Trans>
                ),
                drawing: <TableDrawing />,
                action: (
                  <Button component={RouteLink} to={orders[viewer]} variant="outlined">
                    <Trans>Go to my orders</Trans>
                  </Button>
                ),
              }
        }
      >
        {(appeals) => <AppealList appeals={appeals} viewer={viewer} />}
      </PagedList>
    </>
  );
}

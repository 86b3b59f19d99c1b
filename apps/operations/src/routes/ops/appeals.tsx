import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetAppealListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList, SearchBox } from '@tolk/design-system/portal';
import { appealStatuses, queueSorts } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { AppealTable } from '../../features/appeal-list/appeal-table.tsx';
import { DayFilter, daysIn } from '../../records/day-filter.tsx';
import { ExportButton } from '../../records/export-button.tsx';
import { QueueSortInput } from '../../records/queue-sort.tsx';
import { staffAppealChips } from '../../appeals/appeal-labels.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { sortOf } from '../../records/sort-head.tsx';

const nothing = { search: undefined, status: undefined, from: undefined, to: undefined };

/** The appeals queue, by words (`search`), state (`status`) and page (`page`), sorted (`sort`). */
export function Screen() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'search' | 'status' | 'from' | 'to' | 'sort'>();
  const days = daysIn(list.text);
  const isNarrowed = Object.keys(days).length > 0;
  const appealStatus = list.oneOf('status', appealStatuses);
  const sort = sortOf(list, queueSorts);
  const { search } = list;
  const asked = {
    ...(appealStatus ? { appealStatus } : {}),
    ...(search ? { search } : {}),
    ...days,
    ...sort.asked,
  };
  const query = useOpsGetAppealListQuery(
    { ...list.paging, ...asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Appeals</Trans>}
        description={
          <Trans>Cases waiting for us come first: escalated appeals, then the oldest.</Trans>
        }
        actions={<ExportButton path="/opsinterface/exportAppealList" asked={asked} />}
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={appealStatus ?? ''}
        onChoose={(status) => list.change({ status })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          ...appealStatuses.map((value) => ({
            value,
            label: i18n._(staffAppealChips[value].label),
          })),
        ]}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Order number, name or person`}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <DayFilter days={days} onChange={list.change}>
        <QueueSortInput sorts={queueSorts} {...sort.sorting} />
      </DayFilter>
      <SavedFilters screen="staffAppeals" />
      <PagedList
        query={query}
        list={list}
        empty={
          search || appealStatus || isNarrowed
            ? {
                title: <Trans>No appeal matches</Trans>,
                action: (
                  <Button onClick={() => list.change(nothing)}>
                    <Trans>Show all appeals</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans context="heading">No appeals</Trans>,
                message: <Trans>None raised yet.</Trans>,
                drawing: <InboxDrawing />,
              }
        }
      >
        {(appeals) => <AppealTable appeals={appeals} sorting={sort.sorting} />}
      </PagedList>
    </>
  );
}

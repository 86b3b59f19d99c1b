import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetReviewListQuery, useOpsGetStaffUserQuery } from '@tolk/api-client';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList, SearchBox } from '@tolk/design-system/portal';
import { ageSorts, reviewKindsOf, verificationKinds, verificationStatuses } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { KindChoice } from '../../features/verification-list/kind-choice.tsx';
import { ReviewTable } from '../../features/verification-list/review-table.tsx';
import { DayFilter, daysIn } from '../../records/day-filter.tsx';
import { ExportButton } from '../../records/export-button.tsx';
import { QueueSortInput } from '../../records/queue-sort.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { reviewStatuses } from '../../verifications/review-labels.ts';
import { sortOf } from '../../records/sort-head.tsx';

/** In the address: every state. Without one the list is what waits. */
const every = 'all';

/** The review queues, by state (`status`), queue (`kind`), words (`search`) and page (`page`), sorted (`sort`). */
export function Screen() {
  const { t } = useLingui();
  const { data: user } = useOpsGetStaffUserQuery({});
  const list = useListAddress<'kind' | 'status' | 'search' | 'from' | 'to' | 'sort'>();
  const days = daysIn(list.text);
  const kind = list.oneOf('kind', verificationKinds);
  const status = list.oneOf('status', [...verificationStatuses, every]) ?? 'submitted';
  const sort = sortOf(list, ageSorts);
  const { search } = list;
  const asked = {
    ...(kind ? { kind } : {}),
    ...(status === every ? {} : { status }),
    ...(search ? { search } : {}),
    ...days,
    ...sort.asked,
  };
  const query = useOpsGetReviewListQuery(
    { ...list.paging, ...asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Review queues</Trans>}
        description={<Trans>Longest waiting first.</Trans>}
        actions={<ExportButton path="/opsinterface/exportReviewList" asked={asked} />}
      />
      <StateTabs
        value={status}
        onChoose={(chosen) => list.change({ status: chosen === 'submitted' ? undefined : chosen })}
      />
      <KindChoice
        kinds={user ? reviewKindsOf(user.role) : []}
        value={kind}
        onChoose={(chosen) => list.change({ kind: chosen })}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Name of the person or company`}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <DayFilter days={days} onChange={list.change}>
        <QueueSortInput sorts={ageSorts} {...sort.sorting} />
      </DayFilter>
      <SavedFilters screen="reviews" />
      <PagedList
        query={query}
        list={list}
        empty={
          search || status !== 'submitted' || Object.keys(days).length > 0
            ? {
                title: <Trans>No review matches</Trans>,
                message: <Trans>Choose another status or search for something else.</Trans>,
              }
            : {
                title: <Trans>Nothing to review</Trans>,
                message: <Trans>Everything submitted has been decided.</Trans>,
                drawing: <InboxDrawing />,
              }
        }
      >
        {(reviews) => <ReviewTable reviews={reviews} sorting={sort.sorting} />}
      </PagedList>
    </>
  );
}

function StateTabs({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const { t, i18n } = useLingui();
  const order = ['submitted', 'draft', 'certified', 'refused'] as const;
  const tabs = order.map((status) => ({
    value: status,
    label: i18n._(reviewStatuses[status].label),
  }));
  return (
    <FilterTabs
      label={t({ message: 'Status', context: 'tabs' })}
      value={value}
      onChoose={onChoose}
      tabs={[...tabs, { value: every, label: t({ message: 'All', context: 'option' }) }]}
    />
  );
}

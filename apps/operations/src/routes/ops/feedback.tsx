import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetFeedbackListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { feedbackStatuses, limits } from '@tolk/domain';
import { feedbackChips } from '@tolk/labels';
import { useIsAttended } from '@tolk/platform';
import { FeedbackFilters } from '../../features/feedback-list/feedback-filters.tsx';
import { FeedbackTable } from '../../features/feedback-list/feedback-table.tsx';
import { useFeedbackAddress } from '../../features/feedback-list/use-feedback-address.ts';
import { SavedFilters } from '../../records/saved-filters.tsx';

/** The feedback queue, by status, type, who has taken it on, and words of the address. */
export function Screen() {
  const { t, i18n } = useLingui();
  const address = useFeedbackAddress();
  const { list, status, filter, active, clear } = address;
  const query = useOpsGetFeedbackListQuery(
    { ...list.paging, ...filter },
    { refetchOnMountOrArgChange: true, pollingInterval: useIsAttended() ? limits.staff.lookMs : 0 },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Feedback</Trans>}
        description={
          <Trans>What people tell us. What is open comes first, the oldest at the top.</Trans>
        }
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={status ?? ''}
        onChoose={(chosen) => list.change({ status: chosen })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          ...feedbackStatuses.map((value) => ({
            value,
            label: i18n._(feedbackChips[value].label),
          })),
        ]}
      />
      <FeedbackFilters address={address} />
      <SavedFilters screen="staffFeedback" />
      <PagedList
        query={query}
        list={list}
        empty={
          active > 0 || status
            ? {
                title: <Trans>No feedback matches</Trans>,
                action: (
                  <Button onClick={clear}>
                    <Trans>Show all feedback</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans context="heading">No feedback</Trans>,
                message: <Trans>Nobody has written yet.</Trans>,
                drawing: <InboxDrawing />,
              }
        }
      >
        {(rows) => <FeedbackTable rows={rows} />}
      </PagedList>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetResumeDeliveryQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { RouteLink, useListAddress } from '@tolk/platform';
import { ApplicationList, OpenApplication } from '../../features/applications/application-list.tsx';
import { CompareBar } from '../../features/applications/compare-bar.tsx';
import { receivedTabs } from '../../features/applications/use-received.ts';
import { UnreadReminder } from '../../applications/unread-reminder.tsx';

/** Applications for all of the client's postings; `filter` stands in the address. */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'filter'>();
  const filter = list.oneOf('filter', receivedTabs);
  const query = useClientGetResumeDeliveryQuery({
    ...list.paging,
    ...(filter ? { filter } : {}),
  });

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Received applications</Trans>}
        description={<Trans>From all of your projects, newest first.</Trans>}
        actions={
          <Button component={RouteLink} to="people" variant="outlined">
            <Trans>Filter and compare</Trans>
          </Button>
        }
      />
      {filter === 'unread' ? null : <UnreadReminder />}
      <FilterTabs
        label={t({ message: 'Filter', context: 'tabs' })}
        value={filter ?? ''}
        onChoose={(value) => list.change({ filter: value })}
        tabs={[
          { value: '', label: t({ message: 'All', context: 'option' }) },
          { value: 'unread', label: t({ message: 'Unread', context: 'option' }) },
          { value: 'read', label: t({ message: 'Read', context: 'option' }) },
          {
            value: 'collected',
            label: t({ message: 'Collected', context: 'option' }),
            hint: t`Applicants you have collected`,
          },
        ]}
      />
      <PagedList
        query={query}
        list={list}
        empty={
          filter
            ? { title: <Trans context="heading">Nothing here</Trans> }
            : {
                title: <Trans>No applications yet</Trans>,
                message: <Trans>They appear here as soon as someone applies.</Trans>,
                drawing: <InboxDrawing />,
                action: (
                  <Button component={RouteLink} to="positions" variant="outlined">
                    <Trans context="button">My projects</Trans>
                  </Button>
                ),
              }
        }
      >
        {(applications) => <ApplicationList applications={applications} withPosting />}
      </PagedList>
      <CompareBar />
      <OpenApplication />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetResumeDeliveryQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { RouteLink } from '@tolk/platform';
import { ApplicationFilters } from './application-filters.tsx';
import { ApplicationList, OpenApplication } from './application-list.tsx';
import { CompareBar } from './compare-bar.tsx';
import { useReceived } from './use-received.ts';

/** Everything that was received, by tab and filters. */
export function ReceivedApplications() {
  const { t } = useLingui();
  const address = useReceived();
  const query = useClientGetResumeDeliveryQuery(address.request);
  const narrowed = address.active > 0 || address.tab !== '';

  return (
    <>
      <FilterTabs
        label={t({ message: 'Filter', context: 'tabs' })}
        value={address.tab}
        onChoose={(filter) => address.set({ filter })}
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
      <ApplicationFilters address={address} />
      <PagedList
        query={query}
        list={address.list}
        empty={
          narrowed
            ? {
                title: <Trans context="heading">Nothing here</Trans>,
                message: <Trans>Choose another tab or remove some filters.</Trans>,
                action: (
                  <Button variant="outlined" onClick={() => address.clear()}>
                    <Trans>Clear the filters</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans>No applications yet</Trans>,
                message: <Trans>They appear here as soon as someone applies.</Trans>,
                drawing: <InboxDrawing />,
                action: (
                  <Button component={RouteLink} to="supplierSearch" variant="outlined">
                    <Trans>Find and invite suppliers</Trans>
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

import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetServiceInboxQuery } from '@tolk/api-client';
import { serviceBoxes, type ServiceDeskPulse } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { boxLabels } from '../../service/service-labels.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxTable } from './inbox-table.tsx';
import { useInboxAddress } from './use-inbox-address.ts';

/** The conversations of the desk by box, searched and filtered. */
export function ServiceInbox({ pulse }: { pulse: ServiceDeskPulse | undefined }) {
  const { t, i18n } = useLingui();
  const address = useInboxAddress();
  const { list, box, filter, active, clear } = address;
  const query = useOpsGetServiceInboxQuery(
    { ...list.paging, ...filter },
    { refetchOnMountOrArgChange: true },
  );
  const counts = pulse?.counts ?? query.data?.counts;
  const labelOf = (value: (typeof serviceBoxes)[number]) => {
    const name = i18n._(boxLabels[value]);
    const count = value === 'closed' ? undefined : counts?.[value];
    return count === undefined ? name : t`${name} (${count})`;
  };
  return (
    <>
      <FilterTabs
        label={t({ message: 'Box', context: 'tabs' })}
        value={box}
        onChoose={(chosen) => list.change({ box: chosen })}
        tabs={serviceBoxes.map((value) => ({ value, label: labelOf(value) }))}
      />
      <InboxFilters address={address} />
      <PagedList
        query={query}
        list={list}
        empty={
          active > 0
            ? {
                title: <Trans>No conversation matches</Trans>,
                action: (
                  <Button onClick={clear}>
                    <Trans context="button">Clear the filters</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans context="heading">Nothing here</Trans>,
                message: <Trans>New conversations appear by themselves.</Trans>,
                drawing: <InboxDrawing />,
              }
        }
      >
        {(rows) => <InboxTable rows={rows} />}
      </PagedList>
    </>
  );
}

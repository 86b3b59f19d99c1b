import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetFrontEndFaultListQuery } from '@tolk/api-client';
import type { FrontEndFaultRow } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { bounds, faultStates } from '@tolk/domain';
import { FaultFilters } from '../../features/fault-list/fault-filters.tsx';
import { FaultTable } from '../../features/fault-list/fault-table.tsx';
import { SortBar } from '../../features/fault-list/sort-bar.tsx';
import { useFaultAddress } from '../../features/fault-list/use-fault-address.ts';
import { faultStateLooks } from '../../front-ends/fault-labels.ts';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { useChosen } from '../../records/use-chosen.ts';

/** Faults that browsers reported, by `state`, `remote`, `version` and page (`page`). */
export function Screen() {
  const { t, i18n } = useLingui();
  const address = useFaultAddress();
  const { list, state, filter, active, clear } = address;
  const chosen = useChosen<FrontEndFaultRow>(({ faultId }) => faultId);
  const days = bounds.faultDays;
  const query = useOpsGetFrontEndFaultListQuery(
    { ...list.paging, ...filter },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Front-end faults</Trans>}
        description={
          <Trans>
            What broke in people’s browsers, without their data. A fixed fault opens again when a
            newer version has it. After {days} days without an occurrence it is deleted.
          </Trans>
        }
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={state}
        onChoose={(next) => list.change({ state: next === 'open' ? undefined : next })}
        tabs={faultStates.map((value) => ({ value, label: i18n._(faultStateLooks[value].label) }))}
      />
      <FaultFilters address={address} />
      <SavedFilters screen="frontEndFaults" />
      <PagedList
        query={query}
        list={list}
        empty={
          active > 0
            ? {
                title: <Trans>No faults match</Trans>,
                action: (
                  <Button onClick={clear}>
                    <Trans>Clear the filters</Trans>
                  </Button>
                ),
              }
            : { title: <Trans>No faults here</Trans>, drawing: <InboxDrawing /> }
        }
      >
        {(faults) => (
          <>
            <SortBar
              faults={faults}
              chosen={faults.filter(chosen.isChosen)}
              onChoose={chosen.choose}
            />
            <FaultTable faults={faults} chosen={chosen} />
          </>
        )}
      </PagedList>
    </>
  );
}

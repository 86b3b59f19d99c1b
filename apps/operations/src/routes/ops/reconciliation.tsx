import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetReconciliationListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { DayTable } from '../../features/reconciliation-days/day-table.tsx';
import { RunDialog } from '../../features/reconciliation-days/run-dialog.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';

const different = 'different';

/** Each day's bills of the providers against the ledger, by outcome (`show`) and page (`page`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'show'>();
  const show = list.oneOf('show', [different]);
  const [running, setRunning] = useState(false);
  const query = useOpsGetReconciliationListQuery(
    {
      ...list.paging,
      ...(show ? { different: true } : {}),
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Reconciliation</Trans>}
        description={<Trans>Each day’s provider statements compared with our own ledger.</Trans>}
        actions={
          <Button variant="contained" color="secondary" onClick={() => setRunning(true)}>
            <Trans>Reconcile a day…</Trans>
          </Button>
        }
      />
      <FilterTabs
        label={t({ message: 'Outcome', context: 'tabs' })}
        value={show ?? ''}
        onChoose={(value) => list.change({ show: value })}
        tabs={[
          { value: '', label: t({ message: 'All days', context: 'option' }) },
          { value: different, label: t({ message: 'With differences', context: 'option' }) },
        ]}
      />
      <SavedFilters screen="reconciliations" />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: show ? (
            <Trans>No day has differences</Trans>
          ) : (
            <Trans>No days reconciled yet</Trans>
          ),
          message: show ? undefined : (
            <Trans>
              Each morning the previous day’s statements are compared with the ledger. You can also
              compare a day straight away.
            </Trans>
          ),
          drawing: <PageDrawing />,
        }}
      >
        {(days) => <DayTable days={days} />}
      </PagedList>
      {running ? <RunDialog onClose={() => setRunning(false)} /> : null}
    </>
  );
}

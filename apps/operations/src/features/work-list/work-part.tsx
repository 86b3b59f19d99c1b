import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetWorkListQuery } from '@tolk/api-client';
import type { WorkRow } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FilterTabs,
  PagedList,
} from '@tolk/design-system/portal';
import { limits, workViews } from '@tolk/domain';
import { useIsAttended } from '@tolk/platform';
import { useId, useState } from 'react';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { useChosen } from '../../records/use-chosen.ts';
import { NotesOf } from '../../work/case-notes.tsx';
import { AssignBar } from './assign-bar.tsx';
import { useWorkAddress } from './use-work-address.ts';
import { WorkFilters } from './work-filters.tsx';
import { keyOf, WorkTable } from './work-table.tsx';

/** The cases of all queues by whose they are, filtered; several can be assigned at once. */
export function WorkPart() {
  const { t } = useLingui();
  const address = useWorkAddress();
  const { list, view, pace, filter, active, clear } = address;
  const tab = view === 'all' && pace === 'over' ? 'over' : view;
  const chosen = useChosen<WorkRow>(keyOf);
  const [noted, setNoted] = useState<WorkRow>();
  const query = useOpsGetWorkListQuery(
    { ...list.paging, ...filter },
    { refetchOnMountOrArgChange: true, pollingInterval: useIsAttended() ? limits.staff.lookMs : 0 },
  );
  return (
    <>
      <FilterTabs
        label={t({ message: 'Whose cases', context: 'tabs' })}
        value={tab}
        onChoose={(next) =>
          list.change(
            next === 'over'
              ? { view: 'all', pace: 'over' }
              : { view: next, ...(tab === 'over' ? { pace: undefined } : {}) },
          )
        }
        tabs={useTabs(query.data?.counts)}
      />
      <WorkFilters address={address} />
      <SavedFilters screen="staffWork" />
      <PagedList
        query={query}
        list={list}
        empty={
          active > 0
            ? {
                title: <Trans>No case matches</Trans>,
                action: (
                  <Button onClick={clear}>
                    <Trans context="button">Clear the filters</Trans>
                  </Button>
                ),
              }
            : {
                title: <Trans context="heading">Nothing waiting</Trans>,
                message:
                  view === 'mine' ? (
                    <Trans>Pick up cases under “Unassigned”.</Trans>
                  ) : (
                    <Trans>New cases appear by themselves.</Trans>
                  ),
                drawing: <InboxDrawing />,
              }
        }
      >
        {(rows) => (
          <>
            <AssignBar rows={rows} chosen={rows.filter(chosen.isChosen)} onChoose={chosen.choose} />
            <WorkTable rows={rows} chosen={chosen} onNotes={setNoted} />
          </>
        )}
      </PagedList>
      {noted ? <NotesDialog row={noted} onClose={() => setNoted(undefined)} /> : null}
    </>
  );
}

const tabs = [...workViews, 'over'] as const;
type WorkTab = (typeof tabs)[number];

/** Whose they are, and what of all is overdue. */
function useTabs(counts: Readonly<Record<WorkTab, number>> | undefined) {
  const { t } = useLingui();
  const names: Readonly<Record<WorkTab, string>> = {
    mine: t({ message: 'My work', context: 'tabs' }),
    unassigned: t({ message: 'Unassigned', context: 'tabs' }),
    all: t({ message: 'All', context: 'option' }),
    over: t({ message: 'Overdue', context: 'clock' }),
  };
  return tabs.map((value) => {
    const name = names[value];
    const count = counts?.[value];
    return { value, label: count === undefined ? name : t`${name} (${count})` };
  });
}

function NotesDialog({ row, onClose }: { row: WorkRow; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>
        {row.about === '' ? (
          <Trans context="heading">Colleagues’ notes</Trans>
        ) : (
          <Trans>Notes: {row.about}</Trans>
        )}
      </DialogTitle>
      <DialogContent>
        <NotesOf record={{ subject: row.subject, subjectId: row.subjectId }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans context="button">Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetMessageReportListQuery } from '@tolk/api-client';
import type { MessageReportRow } from '@tolk/contract';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { DismissBar } from '../../features/message-reports/dismiss-bar.tsx';
import { ReportTable } from '../../features/message-reports/report-table.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { useChosen } from '../../records/use-chosen.ts';

const states = ['open', 'decided'] as const;

/** Messages that somebody reported: what waits, or what was decided (`state`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'state'>();
  const state = list.oneOf('state', states) ?? 'open';
  const chosen = useChosen<MessageReportRow>(({ messageReportId }) => messageReportId);
  const query = useOpsGetMessageReportListQuery(
    { ...list.paging, decided: state === 'decided' },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Reported messages</Trans>}
        description={
          <Trans>
            You see the message and a few around it. Each time you open it is noted in the audit
            log.
          </Trans>
        }
      />
      <FilterTabs
        label={t({ message: 'Status', context: 'tabs' })}
        value={state}
        onChoose={(next) => list.change({ state: next === 'open' ? undefined : next })}
        tabs={[
          { value: 'open', label: t({ message: 'Waiting', context: 'tabs' }) },
          { value: 'decided', label: t({ message: 'Decided', context: 'tabs' }) },
        ]}
      />
      <SavedFilters screen="messageReports" />
      <PagedList
        query={query}
        list={list}
        empty={{
          title:
            state === 'open' ? (
              <Trans>No reports waiting</Trans>
            ) : (
              <Trans>Nothing decided yet</Trans>
            ),
          drawing: <InboxDrawing />,
        }}
      >
        {(reports) =>
          state === 'open' ? (
            <>
              <DismissBar
                reports={reports}
                chosen={reports.filter(chosen.isChosen)}
                onChoose={chosen.choose}
              />
              <ReportTable reports={reports} chosen={chosen} />
            </>
          ) : (
            <ReportTable reports={reports} />
          )
        }
      </PagedList>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useOpsGetAuditListQuery } from '@tolk/api-client';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { ageSorts } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { AuditFilters } from '../../features/audit/audit-filters.tsx';
import { AuditTable } from '../../features/audit/audit-table.tsx';
import { ExportButton } from '../../records/export-button.tsx';
import { daysIn } from '../../records/day-filter.tsx';
import { acts } from '../../audit-log/audit-labels.ts';
import { SavedFilters } from '../../records/saved-filters.tsx';
import { sortOf } from '../../records/sort-head.tsx';

/**
 * The audit log, by member (`staffId`), act (`action`), subject (`subjectId`), days (`from`, `to`)
 * and page (`page`), sorted (`sort`).
 */
export function Screen() {
  const list = useListAddress<'staffId' | 'action' | 'subjectId' | 'from' | 'to' | 'sort'>();
  const sort = sortOf(list, ageSorts, 'newest');
  const filter = {
    staffId: list.text('staffId'),
    action: list.oneOf('action', acts),
    subjectId: list.text('subjectId')?.slice(0, 80),
    ...daysIn(list.text),
  };
  const { staffId, action, subjectId } = filter;
  const asked = {
    ...(staffId ? { staffId } : {}),
    ...(action ? { action } : {}),
    ...(subjectId ? { subjectId } : {}),
    ...daysIn(list.text),
    ...sort.asked,
  };
  const query = useOpsGetAuditListQuery(
    { ...list.paging, ...asked },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Audit log</Trans>}
        description={<Trans>What staff did and viewed, newest first.</Trans>}
        actions={<ExportButton path="/opsinterface/exportAuditList" asked={asked} />}
      />
      <AuditFilters
        filter={filter}
        sorting={sort.sorting}
        onChange={(changes) => list.change(changes, { replace: 'subjectId' in changes })}
      />
      <SavedFilters screen="audit" />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>Nothing is noted here</Trans>,
          message: <Trans>Choose other filters to see more.</Trans>,
          drawing: <PageDrawing />,
        }}
      >
        {(entries) => <AuditTable entries={entries} sorting={sort.sorting} />}
      </PagedList>
    </>
  );
}

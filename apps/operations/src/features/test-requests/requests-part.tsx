import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetTestRequestListQuery } from '@tolk/api-client';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { FilterTabs, PagedList, SearchBox } from '@tolk/design-system/portal';
import { testRequestBoxes, type TestRequestBox } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { RequestTable } from './request-table.tsx';

/** The reviewers’ queue: what waits for them, what suppliers translate, what is over (`box`). */
export function RequestsPart() {
  const { t } = useLingui();
  const list = useListAddress<'tab' | 'search' | 'box'>();
  const box = list.oneOf('box', testRequestBoxes) ?? 'waiting';
  const { search } = list;
  const query = useOpsGetTestRequestListQuery(
    { ...list.paging, box, ...(search ? { search } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const labels: Readonly<Record<TestRequestBox, string>> = {
    waiting: t({ message: 'Waiting for us', context: 'option' }),
    given: t({ message: 'Being translated', context: 'option' }),
    marking: t({ message: 'With markers', context: 'option' }),
    closed: t({ message: 'Finished', context: 'option' }),
  };
  return (
    <>
      <FilterTabs
        label={t({ message: 'Queue', context: 'tabs' })}
        value={box}
        onChoose={(chosen) => list.change({ box: chosen === 'waiting' ? undefined : chosen })}
        tabs={testRequestBoxes.map((value) => ({ value, label: labels[value] }))}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Name of the tested person`}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <PagedList
        query={query}
        list={list}
        empty={{ title: <Trans>No test requests here</Trans>, drawing: <InboxDrawing /> }}
      >
        {(rows) => <RequestTable rows={rows} />}
      </PagedList>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetOfflineTestListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList, SearchBox } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { EnterTestDialog } from '../../features/offline-tests/enter-test-dialog.tsx';
import { TestTable } from '../../features/offline-tests/test-table.tsx';

/** Results of tests that were held offline, and entering one. */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'search'>();
  const { search } = list;
  const [entering, setEntering] = useState(false);
  const query = useOpsGetOfflineTestListQuery({
    ...list.paging,
    ...(search ? { search } : {}),
  });
  const enter = (
    <Button
      variant="contained"
      color="secondary"
      startIcon={<AddIcon />}
      onClick={() => setEntering(true)}
    >
      <Trans>Enter a result</Trans>
    </Button>
  );

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Offline tests</Trans>}
        description={<Trans>Tests held elsewhere. A pass counts the same as one taken here.</Trans>}
        actions={enter}
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
        empty={
          search
            ? { title: <Trans>No result matches</Trans> }
            : { title: <Trans>No offline results yet</Trans>, drawing: <PageDrawing /> }
        }
      >
        {(tests) => <TestTable tests={tests} />}
      </PagedList>
      {entering ? <EnterTestDialog onClose={() => setEntering(false)} /> : null}
    </>
  );
}

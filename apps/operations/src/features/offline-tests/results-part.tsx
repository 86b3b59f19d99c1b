import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetOfflineTestListQuery } from '@tolk/api-client';
import { Box, Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PagedList, SearchBox } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { EnterTestDialog } from './enter-test-dialog.tsx';
import { TestTable } from './test-table.tsx';

/** Results of tests that were marked here or held elsewhere, and entering one of those. */
export function ResultsPart() {
  const { t } = useLingui();
  const list = useListAddress<'tab' | 'search'>();
  const { search } = list;
  const [entering, setEntering] = useState(false);
  const query = useOpsGetOfflineTestListQuery({
    ...list.paging,
    ...(search ? { search } : {}),
  });

  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setEntering(true)}>
          <Trans>Enter a result</Trans>
        </Button>
      </Box>
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

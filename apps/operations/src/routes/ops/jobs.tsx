import { Trans } from '@lingui/react/macro';
import { useOpsGetGivenUpJobListQuery } from '@tolk/api-client';
import { Box } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { useRef } from 'react';
import { GivenUpTable } from '../../features/given-up-jobs/given-up-table.tsx';

/** Background tasks that were given up, by page (`page`). */
export function Screen() {
  const list = useListAddress();
  const query = useOpsGetGivenUpJobListQuery(list.paging, { refetchOnMountOrArgChange: true });
  const part = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Failed tasks</Trans>}
        description={
          <Trans>
            Background tasks that failed too often. Restart one when its cause is fixed. Payments,
            refunds and deadlines never end up here: they are retried until they succeed.
          </Trans>
        }
      />
      <Box ref={part} tabIndex={-1} sx={{ outline: 'none' }}>
        <PagedList
          query={query}
          list={list}
          empty={{
            title: <Trans context="heading">No failed tasks</Trans>,
            message: <Trans>Every background task has been completed or will be retried.</Trans>,
            drawing: <InboxDrawing />,
          }}
        >
          {(jobs) => <GivenUpTable jobs={jobs} onRestarted={() => part.current?.focus()} />}
        </PagedList>
      </Box>
    </>
  );
}

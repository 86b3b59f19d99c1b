import { Trans } from '@lingui/react/macro';
import { useSupGetProjectReleaseInforListQuery } from '@tolk/api-client';
import { Button, DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { Pagination } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { HallFilters } from '../../features/postings/hall-filters.tsx';
import { useHallQuery } from '../../features/postings/hall-query.ts';
import { PostingList } from '../../features/postings/posting-list.tsx';
import { useApplied } from '../../features/postings/use-applied.ts';
import { useKeptPlace } from '../../features/postings/use-kept-place.ts';

/** The job hall: every posting, to be searched and filtered. */
export function Screen() {
  useKeptPlace();
  const query = useHallQuery();
  const postings = useSupGetProjectReleaseInforListQuery(query.request);
  const applied = useApplied();

  return (
    <>
      <PageHeader title={<Trans>Job hall</Trans>} />
      <HallFilters query={query} />
      <DataState
        query={postings}
        skeleton={8}
        isEmpty={({ list }) => list.length === 0}
        empty={{
          title: <Trans>No posting fits these filters</Trans>,
          message: (
            <Trans>Try fewer filters, or look again later: new postings come in daily.</Trans>
          ),
          drawing: <PageDrawing />,
          action: (
            <Button variant="outlined" onClick={query.clear}>
              <Trans>Show all postings</Trans>
            </Button>
          ),
        }}
      >
        {({ list, total }) => (
          <>
            <PostingList postings={list} applied={applied} />
            <Pagination
              page={query.page}
              pageSize={limits.list.pageSize}
              total={total}
              onChange={query.toPage}
            />
          </>
        )}
      </DataState>
    </>
  );
}

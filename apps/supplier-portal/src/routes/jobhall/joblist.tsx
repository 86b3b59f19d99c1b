import { Trans } from '@lingui/react/macro';
import { useSupGetProjectReleaseInforListQuery } from '@tolk/api-client';
import { hallQueryOf } from '@tolk/contract/hall-address';
import { Button, ErrorCard, Stack } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { BookmarkBorderIcon, BookmarkIcon } from '@tolk/design-system/icons';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { lazyPart } from '@tolk/platform';
import { useState } from 'react';
import { HallFilters } from '../../features/postings/hall-filters.tsx';
import { useHallQuery, type HallQuery } from '../../features/postings/hall-query.ts';
import { PostingList } from '../../features/postings/posting-list.tsx';
import { useApplied } from '../../features/postings/use-applied.ts';
import { useKeptPlace } from '../../features/postings/use-kept-place.ts';

const failed = (retry: () => void) => <ErrorCard onRetry={retry} />;
const SaveSearchDialog = lazyPart(
  () =>
    import('../../features/saved-searches/save-search-dialog.tsx').then(
      (module) => module.SaveSearchDialog,
    ),
  { pending: null, failed },
);
const SavedSearchList = lazyPart(
  () =>
    import('../../features/saved-searches/saved-search-list.tsx').then(
      (module) => module.SavedSearchList,
    ),
  { pending: null, failed },
);

/** The job hall: every posting, to be searched and filtered. */
export function Screen() {
  useKeptPlace();
  const query = useHallQuery();
  const postings = useSupGetProjectReleaseInforListQuery(query.request);
  const applied = useApplied();

  return (
    <>
      <PageHeader
        title={<Trans context="heading">Job hall</Trans>}
        actions={<Searches query={query} />}
      />
      <HallFilters query={query} />
      <PagedList
        query={postings}
        list={query}
        skeleton={8}
        empty={{
          title: <Trans>No jobs match these filters</Trans>,
          message: <Trans>Try fewer filters, or check back later: new jobs arrive daily.</Trans>,
          drawing: <PageDrawing />,
          action: (
            <Button variant="outlined" onClick={query.clear}>
              <Trans>Show all jobs</Trans>
            </Button>
          ),
        }}
      >
        {(rows) => <PostingList postings={rows} applied={applied} />}
      </PagedList>
    </>
  );
}

/** Keep the filters in use, and come back to kept ones. */
function Searches({ query }: { query: HallQuery }) {
  const [open, setOpen] = useState<'save' | 'list'>();
  const searching = query.active > 0 || Boolean(query.text('search'));
  const close = () => setOpen(undefined);
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {searching ? (
          <Button startIcon={<BookmarkBorderIcon />} onClick={() => setOpen('save')}>
            <Trans>Save this search</Trans>
          </Button>
        ) : null}
        <Button startIcon={<BookmarkIcon />} onClick={() => setOpen('list')}>
          <Trans context="button">Saved searches</Trans>
        </Button>
      </Stack>
      {open === 'save' ? <SaveSearchDialog filter={query.filter} onClose={close} /> : null}
      {open === 'list' ? (
        <SavedSearchList
          onChoose={(filter) => {
            query.change(hallQueryOf(filter));
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

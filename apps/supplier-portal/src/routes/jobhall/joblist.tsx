import { Trans } from '@lingui/react/macro';
import { hallQueryOf } from '@tolk/contract/hall-address';
import { Box, Button, ErrorCard, Stack, Typography } from '@tolk/design-system';
import { BookmarkBorderIcon, BookmarkIcon } from '@tolk/design-system/icons';
import { PagedList } from '@tolk/design-system/portal';
import { lazyPart } from '@tolk/platform';
import { useState } from 'react';
import { HallFilters } from '../../features/postings/hall-filters.tsx';
import { useHallQuery, type HallQuery } from '../../features/postings/hall-query.ts';
import { HallColumns } from '../../features/postings/hall-columns.tsx';
import { hallEmpty } from '../../features/postings/hall-empty.tsx';
import { HallList } from '../../features/postings/hall-list.tsx';
import { HallTabs } from '../../features/postings/hall-tabs.tsx';
import { useHallPostings } from '../../features/postings/use-hall-postings.ts';
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
  const postings = useHallPostings(query);

  return (
    <>
      <Head query={query} />
      <HallFilters query={query} />
      <HallColumns query={query}>
        {(opened, onOpen) => (
          <PagedList query={postings} list={query} skeleton={8} empty={hallEmpty(query)}>
            {(rows) => <HallList postings={rows} opened={opened} onOpen={onOpen} />}
          </PagedList>
        )}
      </HallColumns>
    </>
  );
}

/** Title, tabs and searches in one line where there is room: the rows begin higher. */
function Head({ query }: { query: HallQuery }) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}
      data-print="no"
    >
      <Typography variant="h2" component="h1">
        <Trans context="heading">Job hall</Trans>
      </Typography>
      <Box sx={{ order: { xs: 1, md: 0 }, flex: { xs: '1 0 100%', md: '1 1 auto' }, minWidth: 0 }}>
        <HallTabs query={query} />
      </Box>
      <Box sx={{ ml: 'auto' }}>
        <Searches query={query} />
      </Box>
    </Box>
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

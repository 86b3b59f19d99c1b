import { Trans } from '@lingui/react/macro';
import { useSupGetHallCountsQuery, useSupGetProjectReleaseInforListQuery } from '@tolk/api-client';
import { hallTopicOf } from '@tolk/contract/public-hall';
import { Box, Button } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { noJobs } from '@tolk/market-views';
import { RouteLink, useScreenTitle, useSession } from '@tolk/platform';
import { Column } from '../../site/column.tsx';
import { QuietList } from '../../site/quiet-list.tsx';
import { HallTopics } from './hall-topics.tsx';
import { JobRow } from './job-row.tsx';
import { PublicHallFilters } from './public-hall-filters.tsx';
import { usePublicHall } from './use-public-hall.ts';
import { useTopicTitle } from './use-topic-title.ts';

/** Every open posting, for people without an account. */
export function PublicHall() {
  const query = usePublicHall();
  const titleOf = useTopicTitle();
  const title = titleOf(hallTopicOf(query.filter));
  useScreenTitle(title);
  const postings = useSupGetProjectReleaseInforListQuery(query.request);
  const { currentData: counts } = useSupGetHallCountsQuery(query.filter);
  return (
    <Column>
      <Box sx={{ py: { xs: 3, md: 5 } }}>
        <PageHeader
          title={title}
          description={
            <Trans>
              Read open jobs with languages, pay and deadline without an account. Sign up to apply.
            </Trans>
          }
          actions={<WayIn />}
        />
        <PublicHallFilters query={query} counts={counts} />
        <PagedList
          query={postings}
          list={query}
          skeleton={8}
          empty={noJobs({
            filtered: query.active > 0 || Boolean(query.text('search')),
            onShowAll: query.clear,
          })}
        >
          {(rows) => (
            <QuietList>
              {rows.map((posting) => (
                <JobRow key={posting.projectReleaseInforId} posting={posting} />
              ))}
            </QuietList>
          )}
        </PagedList>
        <HallTopics />
      </Box>
    </Column>
  );
}

/** Where one goes on from here: to the sign-up, or to the hall that says whether one may apply. */
function WayIn() {
  const { session } = useSession();
  if (session.status === 'anonymous') {
    return (
      <Button
        component={RouteLink}
        to="register"
        params={{ as: 'supplier' }}
        variant="contained"
        color="secondary"
      >
        <Trans>Sign up to apply</Trans>
      </Button>
    );
  }
  if (session.identity === 'client') return null;
  return (
    <Button component={RouteLink} to="jobList" variant="outlined">
      <Trans>Open in the job hall</Trans>
    </Button>
  );
}

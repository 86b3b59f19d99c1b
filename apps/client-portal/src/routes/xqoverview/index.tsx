import { Trans } from '@lingui/react/macro';
import { BelongingHint, useMemberMay } from '@tolk/account-views';
import { useClientGetOverviewDataQuery } from '@tolk/api-client';
import type { calls, OwnPostingRow, ResponseOf } from '@tolk/contract';
import { Box, Button, DataState, Link } from '@tolk/design-system';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader, RowCards, Section } from '@tolk/design-system/pieces';
import { NewsSection } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { FirstSteps } from '../../features/overview/first-steps.tsx';
import { InformationHint } from '../../features/overview/information-hint.tsx';
import { Reach } from '../../features/overview/reach.tsx';
import { Spending } from '../../features/overview/spending.tsx';
import { Waiting } from '../../features/overview/waiting.tsx';
import { PostingCard } from '../../postings/posting-card.tsx';

type Overview = ResponseOf<(typeof calls)['clientinterface']['overview']['getOverviewData']>;

/** What waits for the client, the latest postings, and the money. */
export function Screen() {
  const query = useClientGetOverviewDataQuery({});
  const known = query.currentData;
  // Until the client has given a name, it is their account's, masked.
  const name = known?.informationSaved ? known.sysUser.userName : null;
  const asks = useMemberMay('ask');
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Overview</Trans>}
        description={name ? <Trans>Good to see you, {name}.</Trans> : null}
        actions={asks ? <Publish isNext={known?.firstSteps === null} /> : null}
      />
      <BelongingHint />
      <DataState query={query} skeleton={5}>
        {(overview) => (
          <>
            {asks ? <WhatIsNext overview={overview} /> : null}
            {isEmpty(overview) && asks ? null : <Busy overview={overview} />}
            <NewsSection news={overview.news} />
          </>
        )}
      </DataState>
    </>
  );
}

function Busy({ overview }: { overview: Overview }) {
  const { recentPostings, spending } = overview;
  return (
    <>
      <Waiting overview={overview} />
      <Postings postings={recentPostings} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Spending spending={spending} />
        <Reach overview={overview} />
      </Box>
    </>
  );
}

/** The one red button of the page, unless a card says what comes next. */
function Publish({ isNext }: { isNext: boolean }) {
  return (
    <Button
      component={RouteLink}
      to="positionEdit"
      params={isNext ? {} : { form: 'short' }}
      variant={isNext ? 'contained' : 'outlined'}
      color={isNext ? 'secondary' : 'primary'}
      startIcon={<AddIcon />}
    >
      <Trans>Publish a project</Trans>
    </Button>
  );
}

/** One card says what comes next until an order was paid; after that only who the client is may be missing. */
function WhatIsNext({ overview: { firstSteps, informationSaved } }: { overview: Overview }) {
  if (firstSteps !== null) return <FirstSteps steps={firstSteps} />;
  return informationSaved ? null : <InformationHint />;
}

function isEmpty({ recentPostings, spending, waitingCount, waitingApprovals }: Overview): boolean {
  const waiting = waitingCount + (waitingApprovals?.total ?? 0);
  return recentPostings.length === 0 && spending.total === 0 && waiting === 0;
}

function Postings({ postings }: { postings: readonly OwnPostingRow[] }) {
  if (postings.length === 0) return null;
  return (
    <Section
      title={<Trans context="heading">Latest projects</Trans>}
      action={
        <Link component={RouteLink} to="positions">
          <Trans context="link">All projects</Trans>
        </Link>
      }
    >
      <RowCards>
        {postings.map((posting) => (
          <PostingCard key={posting.projectReleaseInforId} posting={posting} />
        ))}
      </RowCards>
    </Section>
  );
}

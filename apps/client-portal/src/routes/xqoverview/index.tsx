import { Trans } from '@lingui/react/macro';
import { useClientGetOverviewDataQuery } from '@tolk/api-client';
import type { calls, OwnPostingRow, ResponseOf } from '@tolk/contract';
import { Box, Button, DataState, Empty, Link } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader, RowCards, Section } from '@tolk/design-system/pieces';
import { NewsSection } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
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
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Overview</Trans>}
        description={name ? <Trans>Good to see you, {name}.</Trans> : null}
        actions={<Publish />}
      />
      <DataState query={query} skeleton={5}>
        {(overview) => (
          <>
            {overview.informationSaved ? null : <InformationHint />}
            {overview.recentPostings.length === 0 && overview.spending.total === 0 ? (
              <Newcomer />
            ) : (
              <Busy overview={overview} />
            )}
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

function Publish() {
  return (
    <Button
      component={RouteLink}
      to="positionEdit"
      variant="contained"
      color="secondary"
      startIcon={<AddIcon />}
    >
      <Trans>Publish a project</Trans>
    </Button>
  );
}

function Newcomer() {
  return (
    <Empty
      title={<Trans>Find your translator</Trans>}
      message={
        <Trans>
          Publish a project and choose from the applications; your payment is held in escrow until
          you accept the work.
        </Trans>
      }
      drawing={<TableDrawing />}
      action={<Publish />}
    />
  );
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

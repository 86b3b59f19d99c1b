import { Plural, Trans } from '@lingui/react/macro';
import { BelongingHint, useMemberMay } from '@tolk/account-views';
import { useSupGetOverviewDataQuery } from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { Alert, Box, Button, DataState, Link, Typography } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { MoreWaiting, NewsSection, OrderList, WaitingOffers } from '@tolk/market-views';
import { Link as AddressLink, pathTo, RouteLink } from '@tolk/platform';
import { Earnings } from '../../features/overview/earnings.tsx';
import { FirstSteps } from '../../features/overview/first-steps.tsx';
import { Figures } from '../../features/overview/figures.tsx';
import { MatchingPostings } from '../../features/overview/matching-postings.tsx';
import { OwnFigures } from '../../features/overview/own-figures.tsx';
import { ResponseTimes } from '../../features/overview/response-times.tsx';
import { PostingList } from '../../features/postings/posting-list.tsx';
import { useApplied } from '../../features/postings/use-applied.ts';
import { CompletenessCard } from '../../profile-steps/completeness-card.tsx';

type Overview = ResponseOf<(typeof calls)['supinterface']['overview']['getOverviewData']>;

/** What waits for the supplier, what was earned, what is new. */
export function Screen() {
  const query = useSupGetOverviewDataQuery({}, { refetchOnMountOrArgChange: true });
  const known = query.currentData;
  // Of a company's members, who looks for work.
  const coordinates = useMemberMay('coordinate');
  return (
    <>
      <PageHeader
        title={<Greeting name={known?.supInfo.supName} />}
        actions={coordinates ? <FindWork isNext={known?.firstSteps === null} /> : null}
      />
      <BelongingHint />
      <DataState query={query} skeleton={6}>
        {(overview) => <Content overview={overview} />}
      </DataState>
    </>
  );
}

function Greeting({ name: supName }: { name: string | undefined }) {
  return supName === undefined ? (
    <Trans context="heading">Hello</Trans>
  ) : (
    <Trans>Hello, {supName}</Trans>
  );
}

function FindWork({ isNext }: { isNext: boolean }) {
  return (
    <Button
      variant={isNext ? 'contained' : 'outlined'}
      color={isNext ? 'secondary' : 'primary'}
      component={RouteLink}
      to="jobList"
    >
      <Trans context="button">Find work</Trans>
    </Button>
  );
}

function Content({ overview }: { overview: Overview }) {
  const { xxCount, waitingCount, applications, earnings } = overview;
  const coordinates = useMemberMay('coordinate');
  return (
    <>
      {overview.runningTestId === null ? null : <RunningTest />}
      <WhatIsNext overview={overview} />
      {overview.openInvitations > 0 ? <Invitations count={overview.openInvitations} /> : null}
      {overview.firstSteps === null ? (
        <>
          <Figures waiting={waitingCount} applications={applications} unread={xxCount} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                lg: earnings === null ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)',
              },
              columnGap: 3,
              alignItems: 'start',
            }}
          >
            <div>
              <Section
                title={<Trans>Waiting for you</Trans>}
                action={
                  <Link component={RouteLink} to="supplierOrders">
                    <Trans context="link">All orders</Trans>
                  </Link>
                }
              >
                <Waiting overview={overview} />
              </Section>
              <OwnFigures figures={overview.figures} />
              <ResponseTimes months={overview.responseHours} />
            </div>
            {earnings === null ? null : <Earnings earnings={earnings} />}
          </Box>
        </>
      ) : null}
      {coordinates ? (
        <Section title={<Trans>Jobs that match your profile</Trans>}>
          <MatchingPostings
            postings={overview.matchingPostings}
            missing={overview.completeness.missing}
          />
        </Section>
      ) : null}
      <NewsSection news={overview.news} />
      {coordinates ? <NewJobs postings={overview.recentPostings} /> : null}
    </>
  );
}

function NewJobs({ postings }: { postings: Overview['recentPostings'] }) {
  const applied = useApplied();
  return (
    <Section
      title={<Trans context="heading">New jobs</Trans>}
      action={
        <Link component={RouteLink} to="jobList">
          <Trans context="link">All jobs</Trans>
        </Link>
      }
    >
      {postings.length > 0 ? (
        <PostingList postings={postings} applied={applied} />
      ) : (
        <Typography color="textSecondary">
          <Trans>No jobs at the moment. Check back later.</Trans>
        </Typography>
      )}
    </Section>
  );
}

/** A test goes on by the clock, also while nobody looks. */
function RunningTest() {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <Button component={RouteLink} to="languageTest" color="inherit" size="small">
          <Trans>Continue the test</Trans>
        </Button>
      }
    >
      <Trans>A language test is running.</Trans>
    </Alert>
  );
}

function Invitations({ count }: { count: number }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button
          component={AddressLink}
          to={pathTo('applicationRecord', { tab: 'invitations' })}
          color="inherit"
          size="small"
        >
          <Trans>See the invitations</Trans>
        </Button>
      }
    >
      <Plural
        value={count}
        one="# client invites you to apply."
        other="# invitations to apply are waiting for your answer."
      />
    </Alert>
  );
}

function Waiting({ overview }: { overview: Overview }) {
  const { waitingOrders, waitingCount, waitingOffers } = overview;
  if (waitingOrders.length > 0 || waitingOffers.total > 0) {
    return (
      <>
        <WaitingOffers offers={waitingOffers} viewer="supplier" />
        <OrderList orders={waitingOrders} viewer="supplier" />
        <MoreWaiting more={waitingCount - waitingOrders.length} to="supplierOrders" />
      </>
    );
  }
  return (
    <Typography color="textSecondary">
      <Trans>Nothing to do. Orders that need you will appear here.</Trans>
    </Typography>
  );
}

/** One card says what comes next: on the way to the first order, then for a profile that lacks something. */
function WhatIsNext({ overview: { firstSteps, completeness } }: { overview: Overview }) {
  const manages = useMemberMay('manage');
  if (firstSteps !== null) return <FirstSteps firstSteps={firstSteps} />;
  if (completeness.percentage === 100 || !manages) return null;
  return <CompletenessCard completeness={completeness} />;
}

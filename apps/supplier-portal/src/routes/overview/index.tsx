import { Plural, Trans } from '@lingui/react/macro';
import { useSupGetOverviewDataQuery } from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { Alert, Box, Button, DataState, Empty, Link, Typography } from '@tolk/design-system';
import { BoothDrawing } from '@tolk/design-system/drawings';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { MoreWaiting, NewsSection, OrderList } from '@tolk/market-views';
import { Link as AddressLink, pathTo, RouteLink, type RouteName } from '@tolk/platform';
import type { ReactNode } from 'react';
import { Earnings } from '../../features/overview/earnings.tsx';
import { Figures } from '../../features/overview/figures.tsx';
import { MatchingPostings } from '../../features/overview/matching-postings.tsx';
import { ResponseTimes } from '../../features/overview/response-times.tsx';
import { PostingList } from '../../features/postings/posting-list.tsx';
import { useApplied } from '../../features/postings/use-applied.ts';
import { CompletenessCard } from '../../profile-steps/completeness-card.tsx';

type Overview = ResponseOf<(typeof calls)['supinterface']['overview']['getOverviewData']>;

/** What waits for the supplier, what was earned, what is new. */
export function Screen() {
  const overview = useSupGetOverviewDataQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={overview} skeleton={6}>
      {(data) => <Content overview={data} />}
    </DataState>
  );
}

function Content({ overview }: { overview: Overview }) {
  const { supInfo, xxCount, waitingCount, applications, earnings, recentPostings } = overview;
  const applied = useApplied();
  const { supName } = supInfo;
  return (
    <>
      <PageHeader
        title={<Trans>Hello, {supName}</Trans>}
        actions={
          <Button
            variant={isReady(overview) ? 'contained' : 'outlined'}
            color={isReady(overview) ? 'secondary' : 'primary'}
            component={RouteLink}
            to="jobList"
          >
            <Trans context="button">Find work</Trans>
          </Button>
        }
      />
      {overview.runningTestId === null ? null : <RunningTest />}
      {overview.completeness.percentage < 100 ? (
        <CompletenessCard completeness={overview.completeness} />
      ) : null}
      {overview.openInvitations > 0 ? <Invitations count={overview.openInvitations} /> : null}
      {isNewcomer(overview) ? (
        <Newcomer ready={isReady(overview)} />
      ) : (
        <>
          <Figures waiting={waitingCount} applications={applications} unread={xxCount} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
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
              <ResponseTimes months={overview.responseHours} />
            </div>
            <Earnings earnings={earnings} />
          </Box>
        </>
      )}
      <Section title={<Trans>Jobs that match your profile</Trans>}>
        <MatchingPostings
          postings={overview.matchingPostings}
          missing={overview.completeness.missing}
        />
      </Section>
      <NewsSection news={overview.news} />
      <Section
        title={<Trans context="heading">New jobs</Trans>}
        action={
          <Link component={RouteLink} to="jobList">
            <Trans context="link">All jobs</Trans>
          </Link>
        }
      >
        {recentPostings.length > 0 ? (
          <PostingList postings={recentPostings} applied={applied} />
        ) : (
          <Typography color="textSecondary">
            <Trans>No jobs at the moment. Check back later.</Trans>
          </Typography>
        )}
      </Section>
    </>
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

function Waiting({ overview: { waitingOrders, waitingCount } }: { overview: Overview }) {
  if (waitingOrders.length > 0) {
    return (
      <>
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

function isNewcomer({ waitingOrders, applications, earnings }: Overview): boolean {
  const earned = earnings.pending + earnings.available > 0;
  return waitingOrders.length === 0 && applications === 0 && !earned && noMonths(earnings.months);
}

function noMonths(months: Overview['earnings']['months']): boolean {
  return months.every(({ amount }) => amount === 0);
}

/** Only what a recommendation or a payment needs is missing. */
function isReady({ completeness }: Overview): boolean {
  return completeness.missing.every(({ page }) => page !== 'information' && page !== 'resume');
}

function Newcomer({ ready }: { ready: boolean }) {
  if (!ready) return <FirstSteps />;
  return (
    <Section title={<Trans>Your first order</Trans>}>
      <Empty
        drawing={<BoothDrawing />}
        title={<Trans>Start by applying for a job</Trans>}
        message={
          <Trans>
            Choose a job in your languages and apply. Once the client sends an order, you accept it,
            they pay, you deliver, and the money is yours when the results are accepted.
          </Trans>
        }
        action={
          <Button variant="contained" component={RouteLink} to="jobList">
            <Trans>Go to the job hall</Trans>
          </Button>
        }
      />
    </Section>
  );
}

/** What comes before the first application, so that nobody starts with the last step. */
function FirstSteps() {
  return (
    <Section title={<Trans>Your first order</Trans>}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
        <li>
          <Trans>
            Complete <Way to="basicInformation">your information</Way> and{' '}
            <Way to="myResume">your resume</Way>.
          </Trans>
        </li>
        <li>
          <Trans>
            Pass the <Way to="languageTest">language test</Way> of your language pair.
          </Trans>
        </li>
        <li>
          <Trans>
            Apply for a job in your languages in <Way to="jobList">the job hall</Way>.
          </Trans>
        </li>
        <li>
          <Trans>
            Accept the client’s order, deliver, and be paid once the results are accepted.
          </Trans>
        </li>
      </Box>
    </Section>
  );
}

function Way({ to, children }: { to: RouteName; children?: ReactNode }) {
  return (
    <Link component={RouteLink} to={to} underline="always">
      {children}
    </Link>
  );
}

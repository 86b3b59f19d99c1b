import { Plural, Trans } from '@lingui/react/macro';
import { useClientGetOverviewDataQuery } from '@tolk/api-client';
import type { OwnPostingRow } from '@tolk/contract';
import { Button, DataState, Empty, Link } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader, RowCards, Section } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { Spending } from '../../features/overview/spending.tsx';
import { Waiting } from '../../features/overview/waiting.tsx';
import { PostingCard } from '../../parts/posting-card.tsx';

/** What waits for the client, the latest postings, and the money. */
export function Screen() {
  const query = useClientGetOverviewDataQuery({});
  const name = query.currentData?.sysUser.userName;
  return (
    <>
      <PageHeader
        title={<Trans>Overview</Trans>}
        description={name ? <Trans>Good to see you, {name}.</Trans> : null}
        actions={<Publish />}
      />
      <DataState query={query} skeleton={5}>
        {({ waitingOrders, unreadApplications, recruitingPostings, spending, recentPostings }) =>
          recentPostings.length === 0 && waitingOrders.length === 0 && spending.total === 0 ? (
            <Newcomer />
          ) : (
            <>
              <Waiting orders={waitingOrders} unreadApplications={unreadApplications} />
              <Postings postings={recentPostings} recruiting={recruitingPostings} />
              <Spending spending={spending} />
            </>
          )
        }
      </DataState>
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
          Publish a project, choose among those who apply, and pay only into safe custody until you
          accept the results.
        </Trans>
      }
      drawing={<TableDrawing />}
      action={<Publish />}
    />
  );
}

interface PostingsProps {
  postings: readonly OwnPostingRow[];
  recruiting: number;
}

function Postings({ postings, recruiting }: PostingsProps) {
  if (postings.length === 0) return null;
  return (
    <Section
      title={<Trans>Latest postings</Trans>}
      action={
        <Link component={RouteLink} to="positions">
          <Plural value={recruiting} one="# recruiting" other="# recruiting" />
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

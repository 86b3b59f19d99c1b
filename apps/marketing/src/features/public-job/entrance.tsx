import { Trans } from '@lingui/react/macro';
import type { PostingDetail } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { VisitorEntrance } from '@tolk/market-views';
import { Link, pathTo, RouteLink, useSession } from '@tolk/platform';
import { Text } from '../../site/headline.tsx';

/** What the person who opened the link can do next: it depends on who they are and whether it is still open. */
export function Entrance({ posting }: { posting: PostingDetail }) {
  const { session } = useSession();
  if (posting.ownPosting) return <OwnPosting posting={posting} />;
  if (posting.projectStatus === 'finished') return <Finished />;
  if (session.status === 'anonymous') return <Visitor posting={posting} />;
  if (session.identity === 'client') return <Client />;
  return <Supplier posting={posting} />;
}

const detailOf = ({ projectReleaseInforId }: PostingDetail) =>
  pathTo('jobDetail', { projectReleaseInforId });

function Visitor({ posting: { projectReleaseInforId } }: { posting: PostingDetail }) {
  return (
    <>
      <VisitorEntrance projectReleaseInforId={projectReleaseInforId} />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Text>
          <Trans>Signing up is free and brings you back to this job.</Trans>
        </Text>
      </Box>
    </>
  );
}

function Supplier({ posting }: { posting: PostingDetail }) {
  return (
    <>
      <Button
        component={Link}
        to={detailOf(posting)}
        variant="contained"
        color="secondary"
        size="large"
      >
        {posting.applied ? (
          <Trans>Open in the job hall</Trans>
        ) : (
          <Trans context="button">Apply</Trans>
        )}
      </Button>
      {posting.applied ? (
        <Text>
          <Trans>You have applied for it.</Trans>
        </Text>
      ) : null}
    </>
  );
}

function Client() {
  return (
    <Text>
      <Trans>
        You are signed in as a client. To apply, switch to the supplier side in the menu first.
      </Trans>
    </Text>
  );
}

function OwnPosting({ posting }: { posting: PostingDetail }) {
  return (
    <>
      <Text>
        <Trans>This is what others see of your project.</Trans>
      </Text>
      <Button
        component={RouteLink}
        to="positionDetail"
        params={{ projectReleaseInforId: posting.projectReleaseInforId }}
        variant="outlined"
      >
        <Trans>Open it in your projects</Trans>
      </Button>
    </>
  );
}

function Finished() {
  return (
    <>
      <Text>
        <Trans>This job is closed and no longer accepts applications.</Trans>
      </Text>
      <Button component={RouteLink} to="publicJobs" variant="outlined">
        <Trans>See what is open now</Trans>
      </Button>
    </>
  );
}

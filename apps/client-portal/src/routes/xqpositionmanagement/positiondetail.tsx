import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useClientGetPositionProjectDetailQuery } from '@tolk/api-client';
import type { OwnPostingDetail } from '@tolk/contract';
import { Alert, Button, DataState, Link } from '@tolk/design-system';
import { DateTime, PageHeader, Section, StatusChip } from '@tolk/design-system/pieces';
import { positionChips } from '@tolk/labels';
import { pathTo, RouteLink, useNavigate, useScreenTitle, useSearchParams } from '@tolk/platform';
import { AskedFirstNotice } from '../../features/positions/asked-first-notice.tsx';
import { PositionSteps } from '../../features/positions/position-steps.tsx';
import { PostingActions } from '../../features/positions/posting-actions.tsx';
import { OwnPosting } from '../../postings/own-posting.tsx';

/** One of the client's postings, by `projectReleaseInforId`. */
export function Screen() {
  const [params] = useSearchParams();
  const projectReleaseInforId = params.get('projectReleaseInforId') ?? '';
  const query = useClientGetPositionProjectDetailQuery({ projectReleaseInforId });
  return (
    <>
      <PositionSteps projectReleaseInforId={projectReleaseInforId} current="positionDetail" />
      <DataState query={query} skeleton={6} back={<BackToPostings />}>
        {(posting) => <Posting posting={posting} />}
      </DataState>
    </>
  );
}

function Posting({ posting }: { posting: OwnPostingDetail }) {
  useScreenTitle(posting.projectName);
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { label, tone, hint } = positionChips[posting.projectStatus];
  return (
    <>
      <PageHeader
        title={posting.projectName}
        status={
          <StatusChip tone={tone} hint={hint && i18n._(hint)}>
            {i18n._(label)}
          </StatusChip>
        }
        back={<BackToPostings />}
        description={
          <>
            <Trans>
              Published <DateTime iso={posting.releaseDate} />
            </Trans>{' '}
            {posting.memberName === undefined ? null : `· ${posting.memberName} `}·{' '}
            <Plural value={posting.viewsCount} one="# view" other="# views" />
          </>
        }
        actions={
          <>
            {posting.projectStatus === 'recruiting' ? <Invite posting={posting} /> : null}
            <Applications posting={posting} />
          </>
        }
      />
      <AskedFirstNotice posting={posting} />
      <InvitedOnlyNotice posting={posting} />
      <Section title={<Trans context="heading">Project details</Trans>}>
        <OwnPosting posting={posting} />
      </Section>
      <PostingActions posting={posting} onDeleted={() => void navigate(pathTo('positions'))} />
    </>
  );
}

function BackToPostings() {
  return (
    <Link component={RouteLink} to="positions">
      <Trans context="link">My projects</Trans>
    </Link>
  );
}

function Invite({ posting: { projectReleaseInforId } }: { posting: OwnPostingDetail }) {
  return (
    <Button
      component={RouteLink}
      to="supplierSearch"
      params={{ projectReleaseInforId }}
      variant="outlined"
    >
      <Trans>Find and invite suppliers</Trans>
    </Button>
  );
}

/** Nobody finds such a project: the client has to go and ask. */
function InvitedOnlyNotice({ posting }: { posting: OwnPostingDetail }) {
  const { visibility, projectStatus, deliveriesCount } = posting;
  if (visibility === 'public' || projectStatus !== 'recruiting' || deliveriesCount > 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Trans>Only suppliers whom you invite see this project.</Trans>
    </Alert>
  );
}

function Applications({ posting }: { posting: OwnPostingDetail }) {
  const { projectReleaseInforId, deliveriesCount, unreadDeliveries } = posting;
  return (
    <Button
      component={RouteLink}
      to="positionResume"
      params={{ projectReleaseInforId }}
      variant={unreadDeliveries > 0 ? 'contained' : 'outlined'}
      color={unreadDeliveries > 0 ? 'secondary' : 'primary'}
    >
      {unreadDeliveries > 0 ? (
        <Plural value={unreadDeliveries} one="# unread application" other="# unread applications" />
      ) : (
        <Plural value={deliveriesCount} one="# application" other="# applications" />
      )}
    </Button>
  );
}

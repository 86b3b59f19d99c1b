import { Trans } from '@lingui/react/macro';
import {
  useClientGetPositionProjectDetailQuery,
  useClientGetPositionProjectResumeQuery,
} from '@tolk/api-client';
import { Button, Link } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { RouteLink, useListAddress } from '@tolk/platform';
import { ApplicationList, OpenApplication } from '../../features/applications/application-list.tsx';
import { CompareBar } from '../../features/applications/compare-bar.tsx';
import { PositionSteps } from '../../features/positions/position-steps.tsx';

/** The applications for one posting, by `projectReleaseInforId`. */
export function Screen() {
  const list = useListAddress<'projectReleaseInforId'>();
  const projectReleaseInforId = list.text('projectReleaseInforId') ?? '';
  const posting = useClientGetPositionProjectDetailQuery({ projectReleaseInforId });
  const query = useClientGetPositionProjectResumeQuery({
    projectReleaseInforId,
    ...list.paging,
  });

  return (
    <>
      <PositionSteps projectReleaseInforId={projectReleaseInforId} current="positionResume" />
      <PageHeader
        title={<Trans context="heading">Applications received</Trans>}
        description={posting.currentData?.projectName}
        back={
          <Link component={RouteLink} to="positions">
            <Trans context="link">My projects</Trans>
          </Link>
        }
        actions={
          <Button
            component={RouteLink}
            to="supplierSearch"
            params={{ projectReleaseInforId }}
            variant="outlined"
          >
            <Trans>Find and invite suppliers</Trans>
          </Button>
        }
      />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No applications yet</Trans>,
          message: <Trans>They appear here as soon as someone applies.</Trans>,
          drawing: <InboxDrawing />,
          action: (
            <Button
              component={RouteLink}
              to="positionDetail"
              params={{ projectReleaseInforId }}
              variant="outlined"
            >
              <Trans>See and share the project</Trans>
            </Button>
          ),
        }}
      >
        {(applications) => <ApplicationList applications={applications} withPosting={false} />}
      </PagedList>
      <CompareBar />
      <OpenApplication />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetPositionProjectListQuery } from '@tolk/api-client';
import { Box, Button, Link } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList, SearchBox } from '@tolk/design-system/portal';
import { RouteLink, useListAddress } from '@tolk/platform';
import { PostingResumes } from '../../features/applications/posting-resumes.tsx';
import { UnreadReminder } from '../../applications/unread-reminder.tsx';

/** Received resumes posting by posting; search (`search`) and page (`page`) stand in the address. */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'search'>();
  const { search } = list;
  const query = useClientGetPositionProjectListQuery({
    ...list.paging,
    ...(search ? { search } : {}),
  });

  return (
    <>
      <PageHeader
        title={<Trans>Applicants by project</Trans>}
        description={<Trans>Open a project to see who has applied.</Trans>}
        back={
          <Link component={RouteLink} to="people">
            <Trans context="link">All applicants</Trans>
          </Link>
        }
      />
      <UnreadReminder />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t({ message: 'Project name', context: 'field' })}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <PagedList
        query={query}
        list={list}
        empty={
          search
            ? { title: <Trans>No project matches</Trans> }
            : {
                title: <Trans>No projects yet</Trans>,
                message: <Trans>Publish your first project; suppliers then apply to you.</Trans>,
                drawing: <PageDrawing />,
                action: (
                  <Button
                    component={RouteLink}
                    to="positionEdit"
                    variant="contained"
                    color="secondary"
                  >
                    <Trans>Publish a project</Trans>
                  </Button>
                ),
              }
        }
      >
        {(postings) => (
          <Box>
            {postings.map((posting) => (
              <PostingResumes key={posting.projectReleaseInforId} posting={posting} />
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetPositionProjectListQuery } from '@tolk/api-client';
import { Box, Button, DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { Pagination, SearchBox } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { RouteLink, useListAddress } from '@tolk/platform';
import { PostingResumes } from '../../features/applications/posting-resumes.tsx';
import { UnreadReminder } from '../../applications/unread-reminder.tsx';

/** Received resumes posting by posting; search (`search`) and page (`page`) stand in the address. */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'search'>();
  const search = list.text('search')?.slice(0, 100);
  const query = useClientGetPositionProjectListQuery({
    pageNum: list.page,
    pageSize: limits.list.pageSize,
    ...(search ? { search } : {}),
  });

  return (
    <>
      <PageHeader
        title={<Trans>Applicants by project</Trans>}
        description={<Trans>Open a posting to see who applied for it.</Trans>}
      />
      <UnreadReminder />
      <SearchBox
        label={t`Search`}
        placeholder={t`Project name`}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <DataState
        query={{ ...query, data: query.currentData ?? query.data }}
        isEmpty={({ total }) => total === 0}
        empty={
          search
            ? { title: <Trans>No posting matches</Trans> }
            : {
                title: <Trans>No postings yet</Trans>,
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
        {({ total, list: postings }) => (
          <>
            <Box>
              {postings.map((posting) => (
                <PostingResumes key={posting.projectReleaseInforId} posting={posting} />
              ))}
            </Box>
            <Pagination
              page={list.page}
              pageSize={limits.list.pageSize}
              total={total}
              onChange={list.toPage}
            />
          </>
        )}
      </DataState>
    </>
  );
}

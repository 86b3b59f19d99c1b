import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetPositionProjectListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader, RowCards } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList, SearchBox } from '@tolk/design-system/portal';
import { positionStatuses } from '@tolk/domain';
import { positionChips } from '@tolk/labels';
import { RouteLink, useListAddress } from '@tolk/platform';
import { PostingActions } from '../../features/positions/posting-actions.tsx';
import { PostingCard } from '../../postings/posting-card.tsx';

/** The client's postings, by status (`projectStatus`), search (`search`) and page (`page`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'projectStatus' | 'search'>();
  const projectStatus = list.oneOf('projectStatus', positionStatuses);
  const { search } = list;
  const query = useClientGetPositionProjectListQuery({
    ...list.paging,
    ...(projectStatus ? { projectStatus } : {}),
    ...(search ? { search } : {}),
  });
  const filtered = Boolean(projectStatus ?? search);

  return (
    <>
      <PageHeader
        title={<Trans>My postings</Trans>}
        actions={<Publish />}
        description={<Trans>Publish work, see who applied, and finish what is settled.</Trans>}
      />
      <StatusTabs
        value={projectStatus ?? ''}
        onChoose={(value) => list.change({ projectStatus: value })}
      />
      <SearchBox
        label={t`Search`}
        placeholder={t`Project name`}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <PagedList
        query={query}
        list={list}
        empty={
          filtered
            ? {
                title: <Trans>No posting matches</Trans>,
                message: <Trans>Choose another status or search for something else.</Trans>,
              }
            : {
                title: <Trans>No postings yet</Trans>,
                message: <Trans>Publish your first project; suppliers then apply to you.</Trans>,
                drawing: <PageDrawing />,
                action: <Publish />,
              }
        }
      >
        {(postings) => (
          <RowCards>
            {postings.map((posting) => (
              <PostingCard
                key={posting.projectReleaseInforId}
                posting={posting}
                actions={<PostingActions posting={posting} only="enabled" />}
              />
            ))}
          </RowCards>
        )}
      </PagedList>
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

function StatusTabs({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const { t, i18n } = useLingui();
  const tabs = positionStatuses.map((status) => ({
    value: status,
    label: i18n._(positionChips[status].label),
  }));
  return (
    <FilterTabs
      label={t`Status`}
      value={value}
      onChoose={onChoose}
      tabs={[{ value: '', label: t`All` }, ...tabs]}
    />
  );
}

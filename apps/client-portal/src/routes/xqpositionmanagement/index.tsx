import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientGetPositionDraftsQuery,
  useClientGetPositionProjectListQuery,
} from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader, RowCards } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList, SearchBox } from '@tolk/design-system/portal';
import { positionStatuses, type PositionStatus } from '@tolk/domain';
import { positionChips } from '@tolk/labels';
import { RouteLink, useListAddress, type ListAddress } from '@tolk/platform';
import { DraftList } from '../../features/positions/draft-list.tsx';
import { TemplateList } from '../../features/positions/template-list.tsx';
import { PostingActions } from '../../features/positions/posting-actions.tsx';
import { PostingCard } from '../../postings/posting-card.tsx';

const tabs = [...positionStatuses, 'draft', 'template'] as const;

/** The client's postings, by status (`projectStatus`, also `draft` and `template`), search (`search`) and page (`page`). */
export function Screen() {
  const list = useListAddress<'projectStatus' | 'search'>();
  const tab = list.oneOf('projectStatus', tabs);
  return (
    <>
      <PageHeader
        title={<Trans context="heading">My projects</Trans>}
        actions={<Publish />}
        description={<Trans>Publish work, see who has applied and close what is done.</Trans>}
      />
      <StatusTabs
        value={tab ?? ''}
        onChoose={(value) => list.change({ projectStatus: value, search: undefined })}
      />
      <Listed tab={tab} list={list} />
    </>
  );
}

interface ListedProps {
  tab: (typeof tabs)[number] | undefined;
  list: PublishedProps['list'];
}

function Listed({ tab, list }: ListedProps) {
  if (tab === 'draft') return <DraftList />;
  if (tab === 'template') return <TemplateList />;
  return <Published status={tab} list={list} />;
}

interface PublishedProps {
  status: PositionStatus | undefined;
  list: ListAddress<'projectStatus' | 'search'>;
}

function Published({ status, list }: PublishedProps) {
  const { t } = useLingui();
  const { search } = list;
  const query = useClientGetPositionProjectListQuery({
    ...list.paging,
    ...(status ? { projectStatus: status } : {}),
    ...(search ? { search } : {}),
  });
  return (
    <>
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t({ message: 'Project name', context: 'placeholder' })}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <PagedList query={query} list={list} empty={status || search ? noMatch : noPostings}>
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

const noMatch = {
  title: <Trans>No project matches</Trans>,
  message: <Trans>Choose another status or search for something else.</Trans>,
};

const noPostings = {
  title: <Trans>No projects yet</Trans>,
  message: <Trans>Publish your first project; suppliers then apply to you.</Trans>,
  drawing: <PageDrawing />,
  action: <Publish first />,
};

/** The first one by the short form. */
function Publish({ first = false }: { first?: boolean }) {
  return (
    <Button
      component={RouteLink}
      to="positionEdit"
      params={first ? { form: 'short' } : {}}
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
  const { data: drafts } = useClientGetPositionDraftsQuery({});
  const count = drafts?.total ?? 0;
  const statuses = positionStatuses.map((status) => {
    const { label, hint } = positionChips[status];
    return { value: status, label: i18n._(label), hint: hint && i18n._(hint) };
  });
  return (
    <FilterTabs
      label={t({ message: 'Status', context: 'tabs' })}
      value={value}
      onChoose={onChoose}
      tabs={[
        { value: '', label: t({ message: 'All', context: 'option' }) },
        ...statuses,
        {
          value: 'draft',
          label: count > 0 ? t`Drafts (${count})` : t({ message: 'Drafts', context: 'option' }),
        },
        { value: 'template', label: t({ message: 'Templates', context: 'option' }) },
      ]}
    />
  );
}

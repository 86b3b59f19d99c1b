import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetNewsListQuery } from '@tolk/api-client';
import type { News } from '@tolk/contract';
import { Button, DataState, Link } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader, RowCards } from '@tolk/design-system/pieces';
import { FilterTabs, PagedList } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { NewsCard } from '../../features/news/news-card.tsx';
import { NewsEditor } from '../../features/news/news-editor.tsx';
import { newsChips, newsStates } from '../../features/news/news-chips.ts';
import { NewsStateDialog } from '../../features/news/news-state-dialog.tsx';

interface StateChange {
  news: News;
  to: 'published' | 'withdrawn';
}

const isNew = 'new';

type NewsAddress = ReturnType<typeof useListAddress<'state' | 'edit'>>;

/** News for the overviews by state (`state`), and the form of one (`edit`): write, publish, withdraw. */
export function Screen() {
  const list: NewsAddress = useListAddress();
  const edit = list.text('edit');
  const { query } = useNews(list);
  const toEdit = (id: string) => list.change({ edit: id }, { keepPage: true });
  // In the form's place in the history, or Back from the list would open the form again.
  const toList = () => list.change({ edit: undefined }, { keepPage: true, replace: true });
  if (edit === undefined) return <NewsList list={list} toEdit={toEdit} />;

  const known = query.data?.list.find(({ newsId }) => newsId === edit) ?? null;
  return (
    <>
      <PageHeader
        back={
          <Link component="button" type="button" onClick={toList}>
            <Trans>Back to the news</Trans>
          </Link>
        }
        title={
          edit === isNew ? (
            <Trans context="heading">Write news</Trans>
          ) : (
            <Trans>Edit the news</Trans>
          )
        }
      />
      <DataState
        query={query}
        isEmpty={() => edit !== isNew && known === null}
        empty={{ title: <Trans>This news item is not in the list</Trans> }}
      >
        {() => <NewsEditor news={known} onClose={toList} />}
      </DataState>
    </>
  );
}

function useNews(list: NewsAddress) {
  const state = list.oneOf('state', newsStates);
  const query = useOpsGetNewsListQuery({
    ...list.paging,
    ...(state ? { state } : {}),
  });
  return { state, query };
}

interface NewsListProps {
  list: NewsAddress;
  toEdit: (id: string) => void;
}

function NewsList({ list, toEdit }: NewsListProps) {
  const { state, query } = useNews(list);
  const [change, setChange] = useState<StateChange>();
  const write = (
    <Button
      variant="contained"
      color="secondary"
      startIcon={<AddIcon />}
      onClick={() => toEdit(isNew)}
    >
      <Trans context="button">Write news</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={<Trans context="heading">News</Trans>}
        description={<Trans>News shown on both portals’ overviews, in both languages.</Trans>}
        actions={write}
      />
      <StateTabs value={state ?? ''} onChoose={(value) => list.change({ state: value })} />
      <PagedList
        query={query}
        list={list}
        empty={
          state
            ? { title: <Trans>No news of this kind</Trans> }
            : { title: <Trans>No news yet</Trans>, drawing: <InboxDrawing /> }
        }
      >
        {(rows) => (
          <RowCards>
            {rows.map((news) => (
              <NewsCard
                key={news.newsId}
                news={news}
                onEdit={() => toEdit(news.newsId)}
                onState={(to) => setChange({ news, to })}
              />
            ))}
          </RowCards>
        )}
      </PagedList>
      {change ? <NewsStateDialog {...change} onClose={() => setChange(undefined)} /> : null}
    </>
  );
}

function StateTabs({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const { t, i18n } = useLingui();
  return (
    <FilterTabs
      label={t({ message: 'Status', context: 'tabs' })}
      value={value}
      onChoose={onChoose}
      tabs={[
        { value: '', label: t({ message: 'All', context: 'option' }) },
        ...newsStates.map((state) => ({ value: state, label: i18n._(newsChips[state].label) })),
      ]}
    />
  );
}

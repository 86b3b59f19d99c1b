import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetNewsListQuery } from '@tolk/api-client';
import type { News } from '@tolk/contract';
import { Button, DataState } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader, RowCards } from '@tolk/design-system/pieces';
import { FilterTabs, Pagination } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { NewsCard } from '../../features/news/news-card.tsx';
import { NewsDialog } from '../../features/news/news-dialog.tsx';
import { newsLooks, newsStates } from '../../features/news/news-looks.ts';
import { NewsStateDialog } from '../../features/news/news-state-dialog.tsx';

type Open =
  | { what: 'edit'; news: News | null }
  | { what: 'state'; news: News; to: 'published' | 'withdrawn' };

/** News for the overviews, by state (`state`): write, publish, withdraw. */
export function Screen() {
  const { t, i18n } = useLingui();
  const list = useListAddress<'state'>();
  const state = list.oneOf('state', newsStates);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const query = useOpsGetNewsListQuery({
    pageNum: list.page,
    pageSize: limits.list.pageSize,
    ...(state ? { state } : {}),
  });
  const write = (
    <Button
      variant="contained"
      color="secondary"
      startIcon={<AddIcon />}
      onClick={() => setOpen({ what: 'edit', news: null })}
    >
      <Trans>Write news</Trans>
    </Button>
  );

  return (
    <>
      <PageHeader
        title={<Trans>News</Trans>}
        description={<Trans>What the overviews of both portals tell, in both languages.</Trans>}
        actions={write}
      />
      <FilterTabs
        label={t`Status`}
        value={state ?? ''}
        onChoose={(value) => list.change({ state: value })}
        tabs={[
          { value: '', label: t`All` },
          ...newsStates.map((value) => ({ value, label: i18n._(newsLooks[value].label) })),
        ]}
      />
      <DataState
        query={{ ...query, data: query.currentData ?? query.data }}
        isEmpty={({ total }) => total === 0}
        empty={
          state
            ? { title: <Trans>No news of this kind</Trans> }
            : { title: <Trans>No news yet</Trans>, drawing: <InboxDrawing />, action: write }
        }
      >
        {({ total, list: rows }) => (
          <>
            <RowCards>
              {rows.map((news) => (
                <NewsCard
                  key={news.newsId}
                  news={news}
                  onEdit={() => setOpen({ what: 'edit', news })}
                  onState={(to) => setOpen({ what: 'state', news, to })}
                />
              ))}
            </RowCards>
            <Pagination
              page={list.page}
              pageSize={limits.list.pageSize}
              total={total}
              onChange={list.toPage}
            />
          </>
        )}
      </DataState>
      {open?.what === 'edit' ? <NewsDialog news={open.news} onClose={close} /> : null}
      {open?.what === 'state' ? (
        <NewsStateDialog news={open.news} to={open.to} onClose={close} />
      ) : null}
    </>
  );
}

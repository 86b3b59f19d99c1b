import { randomUUID } from 'node:crypto';
import type { News, RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import {
  findNews,
  insertNews,
  listNews,
  lockNews,
  updateNews,
  type NewsRecord,
} from './news-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { announceNews } from './announce-news.ts';

type Calls = typeof calls.opsinterface.news;
type Form = RequestOf<Calls['addNews']>;
type State = NewsRecord['state'];

/** From which states each state is reached. */
const reachedFrom: Readonly<Record<RequestOf<Calls['setNewsState']>['state'], readonly State[]>> = {
  published: ['draft', 'withdrawn'],
  withdrawn: ['published'],
};

export async function newsList(
  { state, ...page }: RequestOf<Calls['getNewsList']>,
  { deps }: CallContext,
): Promise<ResponseOf<Calls['getNewsList']>> {
  const { total, list } = await listNews(deps.db, state, pagingOf(page));
  return { total, list: list.map(presentNews) };
}

export async function addNews(form: Form, context: CallContext): Promise<News> {
  const { staffMember, now } = context;
  const id = randomUUID();
  const columns = columnsOf(form);
  return context.transaction(async (tx) => {
    await insertNews(tx, {
      id,
      ...columns,
      state: 'draft',
      author_id: staffMember.staffId,
      created_at: now,
      published_at: null,
    });
    await noteNews(tx, context, 'addNews', id, { title: columns.title_en });
    return oneNews(tx, id);
  });
}

/** Throws `notFound`. */
export async function editNews(
  { newsId, ...form }: RequestOf<Calls['editNews']>,
  context: CallContext,
): Promise<News> {
  const columns = columnsOf(form);
  return context.transaction(async (tx) => {
    const { state } = (await lockNews(tx, newsId)) ?? refuse('notFound');
    await updateNews(tx, newsId, columns);
    await noteNews(tx, context, 'editNews', newsId, { title: columns.title_en, state });
    return oneNews(tx, newsId);
  });
}

/**
 * Publishing tells the people concerned, once for good: news that come back after they were
 * withdrawn keep their time and tell only who wasn't told. Throws `notFound`, `conflict`.
 */
export async function setNewsState(
  { newsId, state }: RequestOf<Calls['setNewsState']>,
  context: CallContext,
): Promise<News> {
  const { deps, now } = context;
  return context.transaction(async (tx) => {
    const news = (await lockNews(tx, newsId)) ?? refuse('notFound');
    if (!reachedFrom[state].includes(news.state)) {
      refuse('conflict', { data: { allowedActions: [] } });
    }
    await updateNews(tx, newsId, {
      state,
      ...(state === 'published' ? { published_at: news.published_at ?? now } : {}),
    });
    if (state === 'published') await announceNews(tx, deps.jobs, newsId, now);
    await noteNews(tx, context, 'setNewsState', newsId, { title: news.title_en, state });
    return oneNews(tx, newsId);
  });
}

function noteNews(
  tx: Queryable,
  context: CallContext,
  action: string,
  subjectId: string,
  details: Record<string, string>,
): Promise<void> {
  return recordAudit(tx, context, { action, subject: 'news', subjectId, details });
}

async function oneNews(db: Queryable, id: string): Promise<News> {
  return presentNews((await findNews(db, id)) ?? refuse('notFound'));
}

function columnsOf({ titleEn, titleZh, textEn, textZh, audience }: Form) {
  requireNoFaults(blankFaults({ titleEn, titleZh, textEn, textZh }));
  return {
    title_en: titleEn.trim(),
    title_zh: titleZh.trim(),
    text_en: textEn.trim(),
    text_zh: textZh.trim(),
    audience,
  };
}

function presentNews(news: NewsRecord & { author: string }): News {
  return {
    newsId: news.id,
    titleEn: news.title_en,
    titleZh: news.title_zh,
    textEn: news.text_en,
    textZh: news.text_zh,
    audience: news.audience,
    state: news.state,
    createTime: news.created_at.toISOString(),
    publishTime: news.published_at?.toISOString() ?? null,
    author: news.author,
  };
}

import { createHash } from 'node:crypto';
import { pathTo } from '@tolk/contract';
import type { Identity } from '@tolk/domain';
import { beginningOf } from '../../calls/beginning-of.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockNews, newsReaders, type NewsRecord } from './news-repository.ts';

/** So many people are told in one transaction. */
const batchSize = 200;
/** Characters of the news that stand in the notification. */
const excerpt = 240;

const overviews = {
  supplier: pathTo('supplierOverview'),
  client: pathTo('clientOverview'),
} as const satisfies Record<Identity, string>;

/** Tells one batch of people, and puts off the next one. Stops when the news were withdrawn. */
const announcement = defineJob<{ newsId: string; after: string | null }>(
  'news.announce',
  'alerts',
  ({ newsId, after }, deps) => transaction(deps.db, (tx) => tellBatch(tx, newsId, after, deps)),
  { maxAttempts: Number.POSITIVE_INFINITY },
);

export const newsJobs = [announcement];

export async function announceNews(
  tx: Queryable,
  jobs: Jobs,
  newsId: string,
  now: Date,
): Promise<void> {
  const payload = { newsId, after: null };
  await announcement.schedule(jobs, tx, { key: `news:${newsId}`, runAt: now, payload });
}

async function tellBatch(
  tx: Tx,
  newsId: string,
  after: string | null,
  { jobs, clock }: Dependencies,
): Promise<void> {
  const news = await lockNews(tx, newsId);
  if (news === undefined || news.state !== 'published') return;
  const readers = await newsReaders(tx, news, after, batchSize);
  const now = clock.now();
  for (const { id, identity } of readers) {
    const side = news.audience === 'all' ? identity : news.audience;
    if (side !== null) await tell(tx, jobs, news, id, side, now);
  }
  const last = readers.at(-1);
  if (last === undefined || readers.length < batchSize) return;
  const payload = { newsId, after: last.id };
  await announcement.schedule(jobs, tx, { key: `news:${newsId}`, runAt: now, payload });
}

function tell(
  tx: Tx,
  jobs: Jobs,
  news: NewsRecord,
  personId: string,
  identity: Identity,
  at: Date,
): Promise<void> {
  return notify(tx, jobs, {
    id: onceFor(news.id, personId),
    personId,
    identity,
    kind: 'news',
    title: { en: news.title_en, zh: news.title_zh },
    text: {
      en: beginningOf(news.text_en, excerpt),
      zh: beginningOf(news.text_zh, excerpt),
    },
    path: overviews[identity],
    newsId: news.id,
    at,
  });
}

/** The same id for the same news and person, in the form of a UUID. */
function onceFor(newsId: string, personId: string): string {
  const hex = createHash('sha256').update(`news ${newsId} ${personId}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

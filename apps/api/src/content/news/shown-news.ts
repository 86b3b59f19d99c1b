import type { NewsRow } from '@tolk/contract';
import type { Identity, Language } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { publishedNews } from './news-repository.ts';

const shown = 5;

/** The newest news for people of this identity, in the reader's language. */
export async function shownNews(
  db: Queryable,
  audience: Identity,
  language: Language,
): Promise<NewsRow[]> {
  const news = await publishedNews(db, audience, shown);
  return news.map((one) => ({
    newsId: one.id,
    title: language === 'en' ? one.title_en : one.title_zh,
    text: language === 'en' ? one.text_en : one.text_zh,
    publishTime: (one.published_at ?? one.created_at).toISOString(),
  }));
}

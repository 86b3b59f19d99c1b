import { randomUUID } from 'node:crypto';
import { addMs, DAY } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { insertNews } from '../content/news/news-repository.ts';
import { seedNews } from '@tolk/demo-data';

/** News that were published by a member of the staff, some days ago. */
export async function publishDemoNews(db: Queryable, authorId: string, now: Date): Promise<void> {
  for (const { titleEn, titleZh, textEn, textZh, audience, daysAgo } of seedNews) {
    const at = addMs(now, -daysAgo * DAY);
    await insertNews(db, {
      id: randomUUID(),
      title_en: titleEn,
      title_zh: titleZh,
      text_en: textEn,
      text_zh: textZh,
      audience,
      state: 'published',
      author_id: authorId,
      created_at: at,
      published_at: at,
    });
  }
}

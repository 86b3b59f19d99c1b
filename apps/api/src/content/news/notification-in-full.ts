import type { NotificationDetail } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { inLanguage } from '../../calls/refusal.ts';
import { ownNotification, presentNotification } from '../../messages/notifications/reading.ts';
import { findNews } from './news-repository.ts';

/** One notification of the caller; news that are still published with all of their text. Throws `notFound`. */
export async function notificationInFull(
  { notificationId }: { notificationId: string },
  context: CallContext,
): Promise<NotificationDetail> {
  const { deps, language } = context;
  const notification = await ownNotification(notificationId, context);
  const { news_id: newsId } = notification;
  const news = newsId === null ? undefined : await findNews(deps.db, newsId);
  const whole =
    news?.state === 'published'
      ? inLanguage({ en: news.text_en, zh: news.text_zh }, language)
      : null;
  return { ...presentNotification(notification, language), news: whole };
}

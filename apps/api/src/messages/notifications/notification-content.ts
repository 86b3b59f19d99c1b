import type { NotificationMailData } from '../mail/mails/notification-mail.ts';
import type { Notification } from './notification-repository.ts';

/** What a mail says of a notification. */
export function contentOf(notification: Notification, publicUrl: string): NotificationMailData {
  const { title_en, title_zh, text_en, text_zh, path, identity } = notification;
  return {
    title: { en: title_en, zh: title_zh },
    text: { en: text_en, zh: text_zh },
    path,
    identity,
    publicUrl,
  };
}

import type { NotificationMailData } from '../mail/mails/notification-mail.ts';
import { eventOfKind, isNotificationKind } from './notification-kinds.ts';
import type { Notification } from './notification-repository.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** What a mail says of a notification. */
export function contentOf(
  notification: Notification,
  { serverKey, publicUrl }: { serverKey: Buffer; publicUrl: string },
): NotificationMailData {
  const { title_en, title_zh, text_en, text_zh, path, identity, kind } = notification;
  const of = { serverKey, publicUrl };
  const event = isNotificationKind(kind) ? eventOfKind[kind] : null;
  return {
    title: { en: title_en, zh: title_zh },
    text: { en: text_en, zh: text_zh },
    path,
    identity,
    publicUrl,
    unsubscribeUrl: event && unsubscribeUrl(of, { personId: notification.person_id, event }),
  };
}

import type { ServerKeys } from '../../database/server-key.ts';
import type { NotificationMailData } from '../mail/mails/notification-mail.ts';
import { leftOut, withoutLinks } from '../mail/without-links.ts';
import { eventOfKind, isNotificationKind, type NotificationKind } from './notification-kinds.ts';
import type { Notification } from './notification-repository.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Written by us alone; all others may quote what another member chose. */
const ours: ReadonlySet<string> = new Set<NotificationKind>([
  'news',
  'feedbackAnswered',
  'taxInvoiceDeclined',
  'verificationDecided',
  'settlementDecided',
  'settlementPaid',
  'settlementReturned',
  'reportDecided',
  'contentHidden',
  'contentRestored',
  'hidingUpheld',
]);

/** What a mail says of a notification: names and words of other members lead nowhere. */
export function contentOf(
  notification: Notification,
  { serverKeys, publicUrl }: { serverKeys: ServerKeys; publicUrl: string },
): NotificationMailData {
  const { title_en, title_zh, text_en, text_zh, path, identity, kind } = notification;
  const of = { serverKeys, publicUrl };
  const event = isNotificationKind(kind) ? eventOfKind[kind] : null;
  return {
    title: { en: title_en, zh: title_zh },
    text: ours.has(kind)
      ? { en: text_en, zh: text_zh }
      : {
          en: withoutLinks(text_en, leftOut.en),
          zh: withoutLinks(text_zh, leftOut.zh),
        },
    path,
    identity,
    publicUrl,
    unsubscribeUrl: event && unsubscribeUrl(of, { personId: notification.person_id, event }),
  };
}

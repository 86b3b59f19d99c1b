import { product, type Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import type { MailBlock } from '../mail-block.ts';
import { mailPage, type Mail } from '../mail-page.ts';
import {
  answerInProduct,
  calendarsOf,
  notificationMail,
  preferencesLines,
  type NotificationMailData,
} from './notification-mail.ts';

/** Reminders of a few minutes in one mail; a single one is a mail like any other. */
export function remindersMail(
  reminders: readonly NotificationMailData[],
  language: Language,
): Mail {
  const [first, ...others] = reminders;
  if (first === undefined) throw new Error('A mail needs a reminder');
  if (others.length === 0) return notificationMail(first, language);
  const say = (text: BilingualText) => inLanguage(text, language);
  const { note, attachments } = calendarsOf(reminders, language);
  const count = reminders.length;
  const subject = say({
    en: `${count} reminders from ${product.name}`,
    zh: `您有 ${count} 条提醒`,
  });
  const page = mailPage({
    language,
    title: subject,
    preheader: say(first.text),
    blocks: [
      ...reminders.flatMap(({ title, text, publicUrl, path }): MailBlock[] => [
        { kind: 'paragraph', text: say(text) },
        { kind: 'button', label: say(title), url: publicUrl + path },
      ]),
      ...note,
    ],
    footer: preferencesLines(first, language),
    answer: answerInProduct(language),
  });
  const { unsubscribeUrl } = first;
  return {
    subject,
    ...page,
    ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }),
    ...attachments,
  };
}

import type { MailMessage } from '../../ports/mail-sender.ts';
import { inLanguage } from '../../calls/refusal.ts';
import type { MailPage } from './mail-block.ts';
import { mailDocument } from './mail-document.ts';
import { mailText } from './mail-text.ts';

/** A mail without its addressee. */
export type Mail = Omit<MailMessage, 'to'>;

const automatic = {
  en: 'This message was sent automatically. Replies are not read.',
  zh: '本邮件由系统自动发送，请勿直接回复。',
};

/** Both forms of a mail, from the same blocks, and what a reply to it is addressed to. */
export function mailPage(
  page: MailPage,
): Pick<Required<Mail>, 'html' | 'text'> & Pick<Mail, 'replyName'> {
  const { answer, language } = page;
  const footer = [...page.footer, { text: answer?.line ?? inLanguage(automatic, language) }];
  return {
    html: mailDocument(page, footer).markup,
    text: mailText(page, footer),
    ...(answer === undefined ? {} : { replyName: answer.replyName }),
  };
}

import type { Language } from '@tolk/domain';
import type { MailMessage } from '../../ports/mail-sender.ts';
import { inLanguage } from '../../calls/refusal.ts';
import type { FooterLine, MailBlock } from './mail-block.ts';
import { mailDocument } from './mail-document.ts';
import { mailText } from './mail-text.ts';

export interface MailPage {
  language: Language;
  /** The heading. */
  title: string;
  /** What a list of mails shows after the subject; not seen in the mail itself. */
  preheader: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this mail, and where to change that. */
  footer: readonly FooterLine[];
}

/** A mail without its addressee. */
export type Mail = Omit<MailMessage, 'to'>;

const automatic = {
  en: 'This message was sent automatically; nobody reads replies to it.',
  zh: '本邮件由系统自动发送，请勿直接回复。',
};

/** Both forms of a mail, from the same blocks. */
export function mailPage(page: MailPage): Pick<Required<Mail>, 'html' | 'text'> {
  const footer = [...page.footer, { text: inLanguage(automatic, page.language) }];
  return { html: mailDocument(page, footer).markup, text: mailText(page, footer) };
}

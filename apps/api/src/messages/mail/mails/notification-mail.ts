import { pathTo } from '@tolk/contract/routes';
import { product, type Identity, type Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import type { AnswerElsewhere, FooterLine, MailBlock } from '../mail-block.ts';
import type { MailAttachment } from '../../../ports/mail-sender.ts';
import { mailPage, type Mail } from '../mail-page.ts';

export interface NotificationMailData {
  title: BilingualText;
  text: BilingualText;
  /** Screen that it leads to. */
  path: string;
  /** The identity in which the person is meant to see it. */
  identity: Identity;
  /** Origin of the product, without a trailing slash. */
  publicUrl: string;
  /** Where such mails are ended; null for those that always arrive. */
  unsubscribeUrl: string | null;
  /** The dates of the order that it is about. */
  calendar?: MailAttachment | null;
}

const texts = {
  open: { en: `Open in ${product.name}`, zh: '查看详情' },
  calendar: {
    en: 'The dates of this order are attached. Open the file to put them into your calendar.',
    zh: '附件为该订单的日程，打开即可添加到您的日历。',
  },
  calendars: {
    en: 'The dates of these orders are attached. Open a file to put them into your calendar.',
    zh: '附件为以上订单的日程，打开即可添加到您的日历。',
  },
  answer: {
    en: `Replies to this e-mail are not read. To answer, open it in ${product.name}.`,
    zh: `请勿直接回复本邮件；如需回复，请在${product.nameChinese}中打开后处理。`,
  },
  replyName: {
    en: `Answer in ${product.name}, not by e-mail`,
    zh: `请在${product.nameChinese}中回复，勿回邮件`,
  },
  unsubscribe: { en: 'Stop e-mails like this', zh: '退订此类邮件' },
  preferences: {
    en: 'Choose which notifications you get by e-mail',
    zh: '设置接收哪些邮件通知',
  },
} as const satisfies Record<string, BilingualText>;

/** One entry of the list of notifications, for who has asked to get it by mail. */
export function notificationMail(data: NotificationMailData, language: Language): Mail {
  const { publicUrl, path } = data;
  const { note, attachments } = calendarsOf([data], language);
  const say = (text: BilingualText) => inLanguage(text, language);
  const page = mailPage({
    language,
    title: say(data.title),
    preheader: say(data.text),
    blocks: [
      { kind: 'paragraph', text: say(data.text) },
      { kind: 'button', label: say(texts.open), url: publicUrl + path },
      ...note,
    ],
    footer: preferencesLines(data, language),
    answer: answerInProduct(language),
  });
  return {
    subject: say(data.title),
    ...page,
    ...(data.unsubscribeUrl === null ? {} : { unsubscribeUrl: data.unsubscribeUrl }),
    ...attachments,
  };
}

/** The files of these notifications, each once, and what the mail says of them. */
export function calendarsOf(
  notifications: readonly Pick<NotificationMailData, 'calendar'>[],
  language: Language,
): { note: MailBlock[]; attachments: Pick<Mail, 'attachments'> } {
  const all = notifications.flatMap(({ calendar }) => calendar ?? []);
  const files = [...new Map(all.map((file) => [file.fileName, file])).values()];
  if (files.length === 0) return { note: [], attachments: {} };
  const text = inLanguage(files.length === 1 ? texts.calendar : texts.calendars, language);
  return { note: [{ kind: 'small', text }], attachments: { attachments: files } };
}

/** Where the reader chooses what comes by mail, and ends what came. */
export function preferencesLines(
  {
    identity,
    publicUrl,
    unsubscribeUrl,
  }: Pick<NotificationMailData, 'identity' | 'publicUrl' | 'unsubscribeUrl'>,
  language: Language,
): FooterLine[] {
  const settings = identity === 'supplier' ? 'supplierSettings' : 'clientSettings';
  const url = `${publicUrl}${pathTo(settings)}#notifications`;
  const lines = [{ text: inLanguage(texts.preferences, language), url }];
  if (unsubscribeUrl === null) return lines;
  return [...lines, { text: inLanguage(texts.unsubscribe, language), url: unsubscribeUrl }];
}

/** Where to answer what a mail tells, since nobody reads replies. */
export function answerInProduct(language: Language): AnswerElsewhere {
  return {
    line: inLanguage(texts.answer, language),
    replyName: inLanguage(texts.replyName, language),
  };
}

import { pathTo } from '@tolk/contract/routes';
import { product, type Identity, type Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import type { FooterLine } from '../mail-block.ts';
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
}

const texts = {
  open: { en: `Open in ${product.name}`, zh: '查看详情' },
  preferences: {
    en: 'Choose which notifications you get by e-mail',
    zh: '设置接收哪些邮件通知',
  },
} as const satisfies Record<string, BilingualText>;

/** One entry of the list of notifications, for who has asked to get it by mail. */
export function notificationMail(data: NotificationMailData, language: Language): Mail {
  const { publicUrl, path } = data;
  const say = (text: BilingualText) => inLanguage(text, language);
  const page = mailPage({
    language,
    title: say(data.title),
    preheader: say(data.text),
    blocks: [
      { kind: 'paragraph', text: say(data.text) },
      { kind: 'button', label: say(texts.open), url: publicUrl + path },
    ],
    footer: [preferencesLine(data, language)],
  });
  return { subject: say(data.title), ...page };
}

/** Where the reader chooses what comes by mail. */
export function preferencesLine(
  { identity, publicUrl }: NotificationMailData,
  language: Language,
): FooterLine {
  const settings = identity === 'supplier' ? 'supplierSettings' : 'clientSettings';
  return { text: inLanguage(texts.preferences, language), url: publicUrl + pathTo(settings) };
}

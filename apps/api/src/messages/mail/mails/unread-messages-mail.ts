import { pathTo } from '@tolk/contract/routes';
import { product, type Identity, type Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import type { MailBlock } from '../mail-block.ts';
import { mailPage, type Mail } from '../mail-page.ts';
import { answerInProduct, preferencesLines } from './notification-mail.ts';

export interface UnreadFrom {
  name: string;
  count: number;
  /** The beginning of the newest message, or the name of its file. */
  glimpse: string;
}

interface UnreadMessages {
  from: readonly UnreadFrom[];
  identity: Identity;
  publicUrl: string;
  /** Ends mails like this one. */
  unsubscribeUrl: string | null;
}

/** So many contacts stand in one mail by name; the others are counted. */
const named = 5;

/** Unread messages after a silence: from whom, how the newest begins, and the way to them. */
export function unreadMessagesMail(
  { from, identity, publicUrl, unsubscribeUrl }: UnreadMessages,
  language: Language,
): Mail {
  const say = (text: BilingualText) => inLanguage(text, language);
  const count = from.reduce((sum, one) => sum + one.count, 0);
  const subject = say({
    en:
      count === 1
        ? `1 unread message on ${product.name}`
        : `${count} unread messages on ${product.name}`,
    zh: `您有 ${count} 条未读消息`,
  });
  const path = pathTo(identity === 'client' ? 'clientChat' : 'supplierChat');
  const others = from.length - named;
  const page = mailPage({
    language,
    title: subject,
    preheader: from.map(({ name }) => name).join(', '),
    blocks: [
      ...from.slice(0, named).map(({ name, count: own, glimpse }): MailBlock => ({
        kind: 'paragraph',
        text: say({
          en: own === 1 ? `${name}: ${glimpse}` : `${name} (${own}): ${glimpse}`,
          zh: own === 1 ? `${name}：${glimpse}` : `${name}（${own} 条）：${glimpse}`,
        }),
      })),
      ...(others > 0
        ? [
            {
              kind: 'paragraph',
              text: say({ en: `And from ${others} more.`, zh: `以及其他 ${others} 位联系人。` }),
            } as const,
          ]
        : []),
      {
        kind: 'button',
        label: say({ en: 'Read and answer', zh: '查看并回复' }),
        url: publicUrl + path,
      },
    ],
    footer: preferencesLines({ identity, publicUrl, unsubscribeUrl }, language),
    answer: answerInProduct(language),
  });
  return { subject, ...page, ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }) };
}

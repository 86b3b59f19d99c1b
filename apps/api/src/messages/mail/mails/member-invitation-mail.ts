import { bounds } from '@tolk/domain/bounds';
import { product, type Identity, type Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import { mailPage, type Mail } from '../mail-page.ts';
import { leftOut, withoutLinks } from '../without-links.ts';

export interface MemberInvitationMailData {
  organisation: string;
  /** The organisation's; left out in what the image before scheduled, which are clients'. */
  side?: Identity;
  /** Null where who invites has given no name. */
  inviter: string | null;
  /** Screen that shows the invitation. */
  path: string;
  /** Origin of the product, without a trailing slash. */
  publicUrl: string;
}

/** To somebody who may have no account: they are asked to join an organisation. */
export function memberInvitationMail(
  { organisation, side = 'client', inviter, path, publicUrl }: MemberInvitationMailData,
  language: Language,
): Mail {
  const say = (text: BilingualText) => inLanguage(text, language);
  const [company, person] = [organisation, inviter ?? organisation].map((name) =>
    withoutLinks(name, say(leftOut)),
  );
  const title = say({
    en: `Join ${company} on ${product.name}`,
    zh: `邀请您在${product.nameChinese}加入${company}`,
  });
  const together = {
    client: { en: 'order translations together', zh: '共同管理翻译项目与订单' },
    supplier: { en: 'take on translation work together', zh: '共同承接翻译项目' },
  }[side];
  const days = bounds.memberInvitationDays;
  const page = mailPage({
    language,
    title,
    preheader: say({ en: `${person} invites you.`, zh: `${person} 向您发出了邀请。` }),
    blocks: [
      {
        kind: 'paragraph',
        text: say({
          en: `${person} invites you to ${together.en}${inviter === null ? '' : ` with ${company}`}. Log in or sign up, and you can accept.`,
          zh: `${person} 邀请您加入${inviter === null ? '' : company}，${together.zh}。登录或注册后即可接受邀请。`,
        }),
      },
      {
        kind: 'button',
        label: say({ en: 'See the invitation', zh: '查看邀请' }),
        url: publicUrl + path,
      },
      {
        kind: 'small',
        text: say({
          en: `The link is good once, for ${days} days. If you don’t know who sent it, you need not do anything.`,
          zh: `链接 ${days} 天内有效，仅可使用一次。如果您不认识邀请人，请忽略本邮件。`,
        }),
      },
    ],
    footer: [],
  });
  return { subject: title, ...page };
}

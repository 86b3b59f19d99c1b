import { product, type Language } from '@tolk/domain';
import type { BilingualText } from '../../../calls/refusal.ts';
import type { Mail } from '../mail-page.ts';
import { addressInUseMail } from './address-in-use-mail.ts';

export interface ContactTakenMailData {
  /** Origin of the product, without a trailing slash. */
  publicUrl: string;
}

const { name, nameChinese } = product;

const texts = {
  title: {
    en: `This address already has a ${name} account`,
    zh: `该联系方式已有${nameChinese}账号`,
  },
  tried: {
    en: `Someone tried to add this address to another ${name} account. It already belongs to yours, so no code was sent.`,
    zh: `有人尝试将此联系方式绑定到另一个${nameChinese}账号。由于它已属于您的账号，系统未发送验证码。`,
  },
  you: {
    en: 'If it was you, log in to the account that has it and change it there first.',
    zh: '如为本人操作，请先登录已绑定该联系方式的账号，并在其中更换。',
  },
  other: {
    en: 'If it was not you, there is nothing to do: your account has not changed.',
    zh: '如非本人操作，无需处理：您的账号未发生任何变化。',
  },
} as const satisfies Record<string, BilingualText>;

/** Instead of a code to bind the address, so that nobody learns from the settings who has an account. */
export function contactTakenMail({ publicUrl }: ContactTakenMailData, language: Language): Mail {
  return addressInUseMail(texts, publicUrl, language);
}

import { product, type Language } from '@tolk/domain';
import type { BilingualText } from '../../../calls/refusal.ts';
import type { Mail } from '../mail-page.ts';
import { addressInUseMail } from './address-in-use-mail.ts';

export interface AccountExistsMailData {
  /** Origin of the product, without a trailing slash. */
  publicUrl: string;
}

const { name, nameChinese } = product;

const texts = {
  title: {
    en: `You already have a ${name} account`,
    zh: `您已有${nameChinese}账号`,
  },
  tried: {
    en: `Someone tried to sign up at ${name} with this e-mail address, which already has an account.`,
    zh: `有人尝试使用此邮箱注册${nameChinese}，但该邮箱已有账号。`,
  },
  you: {
    en: 'If it was you, log in instead. If you have forgotten your password, set a new one from the login page.',
    zh: '如为本人操作，请直接登录；如忘记密码，可在登录页面重置密码。',
  },
  other: {
    en: 'If it was not you, there is nothing to do: no account was opened, and yours has not changed.',
    zh: '如非本人操作，无需处理：没有新账号被创建，您的账号也未发生变化。',
  },
} as const satisfies Record<string, BilingualText>;

/** Instead of a sign-up code, so that the sign-up page need not tell strangers who has an account. */
export function accountExistsMail({ publicUrl }: AccountExistsMailData, language: Language): Mail {
  return addressInUseMail(texts, publicUrl, language);
}

import { limits } from '@tolk/domain';
import type { BilingualText } from '../../calls/refusal.ts';

const { address, headline } = limits.publicProfile;

/** Why something can't be shown to everybody. */
export const publicTexts = {
  headline: {
    en: `Use at least ${headline.min} characters.`,
    zh: `请至少填写 ${headline.min} 个字符。`,
  },
  shape: {
    en: `Use ${address.min} to ${address.max} lower-case letters, digits and single hyphens; begin with a letter.`,
    zh: `请使用 ${address.min}–${address.max} 个小写字母、数字或单个连字符，并以字母开头。`,
  },
  reserved: {
    en: 'This address is reserved. Choose another one.',
    zh: '该地址为平台保留，请换一个。',
  },
  taken: {
    en: 'This address, or one that looks like it, is taken. Choose another one.',
    zh: '该地址或与其相似的地址已被使用，请换一个。',
  },
  usedUp: {
    en: 'You have had as many addresses as one account can have. Choose one of those again.',
    zh: '您使用过的地址已达上限，请重新使用其中之一。',
  },
  noName: {
    en: 'Fill in your name under My information first.',
    zh: '请先在“我的信息”中填写姓名。',
  },
  notFindable: {
    en: 'Let clients find you first: under My information, “Clients may find me”.',
    zh: '请先在“我的信息”中允许客户找到您。',
  },
  noPair: {
    en: 'Add a language pair with your rate to your information first.',
    zh: '请先在“我的信息”中添加语言对和报价。',
  },
} as const satisfies Record<string, BilingualText>;

import type { DictionaryEntry } from './entry.ts';

export const feedbackTypes: readonly DictionaryEntry[] = [
  { value: 'fault', en: 'Something does not work', zh: '功能异常' },
  { value: 'suggestion', en: 'Suggestion', zh: '功能建议' },
  { value: 'account', en: 'Account and verification', zh: '账号与认证' },
  { value: 'order', en: 'Orders and delivery', zh: '订单与交付' },
  { value: 'payment', en: 'Payment and settlement', zh: '支付与结算' },
  { value: 'language-test', en: 'Language test', zh: '语言测试' },
  { value: 'report', en: 'Report a user or a project', zh: '举报用户或项目' },
  { value: 'other', en: 'Other', zh: '其他' },
];

/** What an appeal is about. */
export const appealTypes: readonly DictionaryEntry[] = [
  { value: 'quality', en: 'Quality of the work', zh: '译文质量' },
  { value: 'late', en: 'Delivered too late', zh: '逾期交付' },
  { value: 'not-delivered', en: 'Not delivered', zh: '未交付' },
  { value: 'scope', en: 'Not what was agreed', zh: '与约定不符' },
  { value: 'payment', en: 'Payment', zh: '支付' },
  { value: 'conduct', en: 'Conduct', zh: '对方行为' },
  { value: 'other', en: 'Other', zh: '其他' },
];

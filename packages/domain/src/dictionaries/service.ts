import type { DictionaryEntry } from './entry.ts';

export const feedbackTypes: readonly DictionaryEntry[] = [
  { value: 'fault', en: 'Something does not work', zh: '功能异常' },
  { value: 'suggestion', en: 'Suggestion', zh: '功能建议' },
  { value: 'account', en: 'Account and verification', zh: '账号与认证' },
  { value: 'order', en: 'Orders and delivery', zh: '订单与交付' },
  { value: 'payment', en: 'Payment and settlement', zh: '支付与结算' },
  { value: 'language-test', en: 'Language test', zh: '语言测试' },
  { value: 'report', en: 'Report a user or a posting', zh: '举报用户或项目' },
  { value: 'other', en: 'Other', zh: '其他' },
];

export const appealTypes: readonly DictionaryEntry[] = [
  { value: 'late-delivery', en: 'Late delivery', zh: '逾期交付' },
  { value: 'quality', en: 'Quality of the work', zh: '交付质量' },
  { value: 'incomplete', en: 'Incomplete delivery', zh: '交付不完整' },
  { value: 'absence', en: 'Absence from a session', zh: '口译未到场' },
  { value: 'scope', en: 'Work beyond the order', zh: '超出约定范围' },
  { value: 'refused-acceptance', en: 'Results refused without reason', zh: '无故拒绝验收' },
  { value: 'confidentiality', en: 'Breach of confidentiality', zh: '违反保密约定' },
  { value: 'other', en: 'Other', zh: '其他' },
];

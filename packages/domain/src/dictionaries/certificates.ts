import type { DictionaryEntry } from './entry.ts';

/** Examinations and chambers whose certificate counts as the language test of its pair, once staff has checked it. */
export const certificateBodies: readonly DictionaryEntry[] = [
  { value: 'catti', en: 'CATTI (China)', zh: '全国翻译专业资格（水平）考试（CATTI）' },
  { value: 'mti', en: 'Master of Translation and Interpreting (MTI)', zh: '翻译硕士（MTI）' },
  { value: 'ata', en: 'ATA (United States)', zh: '美国翻译协会（ATA）认证' },
  { value: 'naati', en: 'NAATI (Australia)', zh: '澳大利亚翻译资格认证（NAATI）' },
  { value: 'ciol', en: 'CIOL (United Kingdom)', zh: '英国特许语言学家学会（CIOL）翻译文凭' },
  { value: 'iti', en: 'ITI (United Kingdom)', zh: '英国翻译协会（ITI）认证' },
  { value: 'cttic', en: 'CTTIC (Canada)', zh: '加拿大翻译协会（CTTIC）认证' },
  { value: 'state-exam', en: 'State examination for translators', zh: '国家翻译资格考试（境外）' },
  {
    value: 'sworn',
    en: 'Sworn translator, appointed by a court or authority',
    zh: '宣誓翻译（法院或主管机关任命）',
  },
  { value: 'other', en: 'Another translation qualification', zh: '其他翻译资格' },
];

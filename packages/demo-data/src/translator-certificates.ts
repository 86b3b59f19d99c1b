export interface SeedTranslatorCertificate {
  /** Of the person. */
  key: string;
  body: string;
  number: string;
  level: string;
  sourceLanguage: string;
  targetLanguage: string;
  issuedMonth: string;
  fields: readonly string[];
  /** Staff have checked it and confirmed its fields; the others wait. */
  isCertified: boolean;
}

/** Made up; the bodies do examine in fields. */
export const translatorCertificates: readonly SeedTranslatorCertificate[] = [
  {
    key: 'lin-wanqing',
    body: 'ciol',
    number: 'DT-0419-22871',
    level: 'DipTrans',
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    issuedMonth: '2021-06',
    fields: ['law', 'finance'],
    isCertified: true,
  },
  {
    key: 'emma-whitfield',
    body: 'ciol',
    number: 'DT-0417-20954',
    level: 'DipTrans',
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    issuedMonth: '2019-06',
    fields: ['literature'],
    isCertified: true,
  },
  {
    key: 'lukas-brenner',
    body: 'state-exam',
    number: '2003-TÜ-118',
    level: 'Staatlich geprüfter Übersetzer, Fachgebiet Technik',
    sourceLanguage: 'en',
    targetLanguage: 'de',
    issuedMonth: '2003-07',
    fields: ['machinery', 'law'],
    isCertified: false,
  },
];

import type { Language } from '@tolk/testing/browser';
import { expectDone, signUp, type Person } from './people.ts';
import { staffCaller } from './staff.ts';

export interface ReadySupplierOptions {
  /** What others see. */
  name?: string;
  /** Works in this pair and has passed its test. */
  sourceLanguage?: string;
  targetLanguage?: string;
  /** Whether staff enters a passed test of the pair; true when left out. */
  tested?: boolean;
  /** Changes to the basic information, such as `findable`. */
  information?: Record<string, unknown>;
  /** Changes to the output of the pair, such as `unitPrice`. */
  output?: Record<string, unknown>;
}

/** Somebody new who may apply at once: a complete profile and a passed test, made by calls. */
export async function signUpReady(
  language: Language,
  options: ReadySupplierOptions = {},
): Promise<Person> {
  const supplier = await signUp('supplier', language);
  await makeReady(supplier, options);
  return supplier;
}

/** Fills in what somebody needs who wants to apply; staff enters the result of a test held offline. */
export async function makeReady(
  { account, caller }: Pick<Person, 'account' | 'caller'>,
  {
    name = 'Wanda Lin',
    sourceLanguage = 'en',
    targetLanguage = 'fr',
    tested = true,
    information = {},
    output = {},
  }: ReadySupplierOptions = {},
): Promise<void> {
  const pair = { sourceLanguage, targetLanguage };
  await expectDone(caller, '/supinterface/addOrEditSupInfo', {
    supName: name,
    nickname: '',
    sex: 'female',
    birthDate: '1990-04-17',
    nationality: 'CN',
    region: '310100',
    location: 'Xuhui',
    zone: 'Asia/Shanghai',
    motherTongue: targetLanguage,
    languageSkills: [sourceLanguage],
    whFieldIds: ['law'],
    translationYears: '5-10',
    currency: 'CNY',
    source: 'colleague',
    mediaPlatforms: [],
    other: '',
    jieGaoTime: [],
    personalProfile: 'https://wanda.example/work',
    partyKind: 'individual',
    companyName: '',
    findable: false,
    ...information,
  });
  await expectDone(caller, '/supinterface/addOrEditSupContact', {
    phone: '',
    wechat: 'wanda-lin',
    email: '',
    qq: '',
    skype: '',
    other: '',
  });
  await expectDone(caller, '/supinterface/addOrEditSupCJY', {
    ...pair,
    outputType: 'translation',
    wordsPerDay: 3_000,
    wordsPerWeek: 15_000,
    unitPrice: 300_00,
    currency: 'CNY',
    unitName: 'thousand-words',
    ...output,
  });
  await expectDone(caller, '/supinterface/saveEducation', {
    university: 'Leiden',
    major: 'Linguistics',
    degree: 'master',
    startMonth: '2010-09',
    endMonth: '2013-06',
    description: '',
    fileIds: [],
  });
  if (!tested) return;
  await expectDone(await staffCaller(), '/opsinterface/addOfflineTest', {
    account,
    ...pair,
    passed: true,
    score: 0.9,
    testedOn: '2026-01-15',
    note: '',
  });
}

import type { PartyKind, ProfilePage } from './profile.ts';

/** What a fact is needed for, the most urgent first. */
export const profileNeeds = ['applying', 'settling', 'recommended'] as const;
export type ProfileNeed = (typeof profileNeeds)[number];

interface FactEntry {
  key: string;
  /** The page that mends it. */
  page: ProfilePage;
  neededFor: ProfileNeed;
  /** The fact's part of the percentage. */
  weight: number;
  /** Asked of suppliers of this kind only; null: of everybody. */
  only: PartyKind | null;
  en: string;
  zh: string;
  /** The same as what to do about it. */
  toDo: { en: string; zh: string };
}

const everybody = null;

/**
 * What makes a supplier's profile complete. docs/product/rules.md#completeness asks for all of it without saying when:
 * a client must know who applies and what they have done; the document is needed before money
 * moves. The test is a rule of each posting's language pair, so that here it is a recommendation.
 */
export const profileFacts = [
  {
    key: 'name',
    page: 'information',
    neededFor: 'applying',
    weight: 8,
    only: everybody,
    en: 'Real name',
    zh: '真实姓名',
    toDo: { en: 'Enter your real name', zh: '填写真实姓名' },
  },
  {
    key: 'country',
    page: 'information',
    neededFor: 'applying',
    weight: 5,
    only: everybody,
    en: 'Country or region',
    zh: '国家或地区',
    toDo: { en: 'Check and save your country or region', zh: '确认并保存国家或地区' },
  },
  {
    key: 'location',
    page: 'information',
    neededFor: 'applying',
    weight: 5,
    only: everybody,
    en: 'Location',
    zh: '所在地',
    toDo: { en: 'Enter where you live', zh: '填写所在地' },
  },
  {
    key: 'nativeLanguage',
    page: 'information',
    neededFor: 'applying',
    weight: 8,
    only: everybody,
    en: 'Native language',
    zh: '母语',
    toDo: { en: 'Choose your native language', zh: '选择母语' },
  },
  {
    key: 'contact',
    page: 'information',
    neededFor: 'applying',
    weight: 8,
    only: everybody,
    en: 'WeChat or another contact',
    zh: '微信或其他联系方式',
    toDo: { en: 'Add WeChat or another contact', zh: '添加微信或其他联系方式' },
  },
  {
    key: 'company',
    page: 'information',
    neededFor: 'applying',
    weight: 5,
    only: 'company',
    en: 'Company',
    zh: '所属公司',
    toDo: { en: 'Enter your company', zh: '填写所属公司' },
  },
  {
    key: 'personalProfile',
    page: 'information',
    neededFor: 'applying',
    weight: 8,
    only: everybody,
    en: 'Personal profile',
    zh: '个人简介',
    toDo: { en: 'Write your personal profile', zh: '填写个人简介' },
  },
  {
    key: 'languagePair',
    page: 'information',
    neededFor: 'applying',
    weight: 12,
    only: everybody,
    en: 'Language pair with output',
    zh: '语言对与产能',
    toDo: { en: 'Add a language pair with output', zh: '添加语言对与产能' },
  },
  {
    key: 'fields',
    page: 'information',
    neededFor: 'recommended',
    weight: 3,
    only: everybody,
    en: 'Translation fields',
    zh: '翻译领域',
    toDo: { en: 'Choose your translation fields', zh: '选择翻译领域' },
  },
  {
    key: 'experience',
    page: 'information',
    neededFor: 'recommended',
    weight: 3,
    only: everybody,
    en: 'Years of experience',
    zh: '翻译年限',
    toDo: { en: 'Choose your years of experience', zh: '选择翻译年限' },
  },
  {
    key: 'avatar',
    page: 'information',
    neededFor: 'recommended',
    weight: 2,
    only: everybody,
    en: 'Photo',
    zh: '头像',
    toDo: { en: 'Add a photo', zh: '上传头像' },
  },
  {
    key: 'background',
    page: 'resume',
    neededFor: 'applying',
    weight: 12,
    only: everybody,
    en: 'Education, employment or a project',
    zh: '教育、工作或项目经历',
    toDo: { en: 'Add education, employment or a project', zh: '添加教育、工作或项目经历' },
  },
  {
    key: 'certificate',
    page: 'resume',
    neededFor: 'recommended',
    weight: 3,
    only: everybody,
    en: 'Language certificate',
    zh: '语言证书',
    toDo: { en: 'Add a language certificate', zh: '添加语言证书' },
  },
  {
    key: 'selfEvaluation',
    page: 'resume',
    neededFor: 'recommended',
    weight: 2,
    only: everybody,
    en: 'Self-evaluation',
    zh: '自我评价',
    toDo: { en: 'Write a self-evaluation', zh: '填写自我评价' },
  },
  {
    key: 'resumeFile',
    page: 'resume',
    neededFor: 'recommended',
    weight: 2,
    only: everybody,
    en: 'Resume file',
    zh: '简历文件',
    toDo: { en: 'Upload your resume file', zh: '上传简历文件' },
  },
  {
    key: 'languageTestPassed',
    page: 'test',
    neededFor: 'recommended',
    weight: 5,
    only: everybody,
    en: 'Language test',
    zh: '语言测试',
    toDo: { en: 'Pass a language test', zh: '通过语言测试' },
  },
  {
    key: 'realNameCertified',
    page: 'verification',
    neededFor: 'settling',
    weight: 8,
    only: everybody,
    en: 'Real-name verification',
    zh: '实名认证',
    toDo: { en: 'Verify your real name', zh: '完成实名认证' },
  },
  {
    key: 'companyCertified',
    page: 'verification',
    neededFor: 'settling',
    weight: 5,
    only: 'company',
    en: 'Company verification',
    zh: '企业认证',
    toDo: { en: 'Verify your company', zh: '完成企业认证' },
  },
  {
    key: 'settlementMethodCertified',
    page: 'settlement',
    neededFor: 'settling',
    weight: 6,
    only: everybody,
    en: 'Verified payout method',
    zh: '收款方式认证',
    toDo: { en: 'Have a payout method verified', zh: '完成收款方式认证' },
  },
] as const satisfies readonly FactEntry[];

export type ProfileFactKey = (typeof profileFacts)[number]['key'];

export interface ProfileFact extends FactEntry {
  key: ProfileFactKey;
}

/** Which facts a profile has: `contact` with one way at least, `background` with one entry at least. */
export type PresentFacts = Readonly<Record<ProfileFactKey, boolean>>;

export interface ProfileCompleteness {
  /** Whole percent by weight, rounded down: 100 only when nothing is missing. */
  percentage: number;
  /** The most urgent first, by need and then in the order of the table. */
  missing: readonly ProfileFact[];
  /** The first that is missing, or null. */
  nextStep: ProfileFact | null;
  mayApply: boolean;
  /** Anyone who may settle may also apply. */
  maySettle: boolean;
}

/** What is there, what is missing, and what comes next for a supplier of this kind. */
export function profileCompleteness(present: PresentFacts, kind: PartyKind): ProfileCompleteness {
  const facts: readonly ProfileFact[] = profileFacts;
  const asked = facts.filter(({ only }) => only === null || only === kind);
  const lacking = asked.filter(({ key }) => !present[key]);
  const missing = profileNeeds.flatMap((need) =>
    lacking.filter(({ neededFor }) => neededFor === need),
  );
  const whole = weightOf(asked);
  const mayApply = missing.every(({ neededFor }) => neededFor !== 'applying');
  return {
    percentage: Math.floor(((whole - weightOf(missing)) * 100) / whole),
    missing,
    nextStep: missing[0] ?? null,
    mayApply,
    maySettle: mayApply && missing.every(({ neededFor }) => neededFor !== 'settling'),
  };
}

function weightOf(facts: readonly ProfileFact[]): number {
  return facts.reduce((sum, { weight }) => sum + weight, 0);
}

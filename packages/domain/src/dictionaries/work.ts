import type { DictionaryEntry } from './entry.ts';

/** What a posting or an order is for. */
export const projectTypes = [
  { value: 'translation', en: 'Translation', zh: '笔译' },
  { value: 'interpretation', en: 'Interpretation', zh: '口译' },
  { value: 'proofreading', en: 'Proofreading', zh: '审校' },
] as const satisfies readonly DictionaryEntry[];

export type ProjectType = (typeof projectTypes)[number]['value'];

export interface InterpretationModeEntry extends DictionaryEntry {
  /** Nobody has to travel. */
  remote: boolean;
}

export const interpretationModes: readonly InterpretationModeEntry[] = [
  { value: 'consecutive', en: 'Consecutive', zh: '交替传译', remote: false },
  { value: 'simultaneous', en: 'Simultaneous', zh: '同声传译', remote: false },
  { value: 'whispered', en: 'Whispered', zh: '耳语同传', remote: false },
  { value: 'escort', en: 'Escort', zh: '陪同口译', remote: false },
  { value: 'negotiation', en: 'Business negotiation', zh: '商务谈判口译', remote: false },
  { value: 'exhibition', en: 'Trade fair', zh: '展会口译', remote: false },
  { value: 'remote-simultaneous', en: 'Remote simultaneous', zh: '远程同传', remote: true },
  { value: 'remote-video', en: 'Video call', zh: '视频口译', remote: true },
  { value: 'telephone', en: 'Telephone', zh: '电话口译', remote: true },
];

/** `en`/`zh` name the price ("per thousand characters"), `quantity` what is counted. */
export interface UnitEntry extends DictionaryEntry {
  quantity: { en: string; zh: string };
  /** Of a unit of a thousand: what there are a thousand of. */
  thousandOf?: { en: string; zh: string };
  /** The order types that may be priced in this unit. */
  orderTypes: readonly ProjectType[];
}

const text: readonly ProjectType[] = ['translation', 'proofreading'];
const speech: readonly ProjectType[] = ['interpretation'];

export const units: readonly UnitEntry[] = [
  {
    value: 'thousand-characters',
    en: 'per thousand characters',
    zh: '每千字',
    quantity: { en: 'thousand characters', zh: '千字' },
    thousandOf: { en: 'characters', zh: '字' },
    orderTypes: text,
  },
  {
    value: 'thousand-words',
    en: 'per thousand words',
    zh: '每千词',
    quantity: { en: 'thousand words', zh: '千词' },
    thousandOf: { en: 'words', zh: '词' },
    orderTypes: text,
  },
  {
    value: 'word',
    en: 'per word',
    zh: '每词',
    quantity: { en: 'words', zh: '词' },
    orderTypes: text,
  },
  {
    value: 'page',
    en: 'per page',
    zh: '每页',
    quantity: { en: 'pages', zh: '页' },
    orderTypes: text,
  },
  {
    value: 'audio-minute',
    en: 'per minute of audio',
    zh: '每分钟音频',
    quantity: { en: 'minutes of audio', zh: '分钟音频' },
    orderTypes: text,
  },
  {
    value: 'hour',
    en: 'per hour',
    zh: '每小时',
    quantity: { en: 'hours', zh: '小时' },
    orderTypes: ['interpretation', 'proofreading'],
  },
  {
    value: 'half-day',
    en: 'per half day',
    zh: '每半天',
    quantity: { en: 'half days', zh: '个半天' },
    orderTypes: speech,
  },
  {
    value: 'day',
    en: 'per day',
    zh: '每天',
    quantity: { en: 'days', zh: '天' },
    orderTypes: speech,
  },
  {
    value: 'project',
    en: 'per project',
    zh: '每个项目',
    quantity: { en: 'projects', zh: '个项目' },
    orderTypes: [...text, ...speech],
  },
];

/** A unit as it stands behind a price: `per half day`, `/ 半天`. */
export function behindPrice({ en, zh }: UnitEntry): { en: string; zh: string } {
  return { en, zh: zh.replace(/^每个?/, '/ ') };
}

export interface JobLevelEntry extends DictionaryEntry {
  /** Full years of experience with which somebody meets it whole; 0: anybody does. */
  minYears: number;
}

/** How much experience a posting asks for. */
export const jobLevels: readonly JobLevelEntry[] = [
  { value: 'entry', en: 'Entry', zh: '入门', minYears: 0 },
  { value: 'professional', en: 'Professional', zh: '专业', minYears: 1 },
  { value: 'senior', en: 'Senior', zh: '资深', minYears: 5 },
  { value: 'expert', en: 'Field expert', zh: '领域专家', minYears: 10 },
];

/** Bounds of the unit price in fen, the upper one excluded; null is open. */
export interface SalaryBandEntry extends DictionaryEntry {
  unit: string;
  minFen: number;
  maxFen: number | null;
}

/** The job hall's price filter, for the two units that most postings are priced in. */
export const salaryBands: readonly SalaryBandEntry[] = [
  {
    value: 'thousand-characters-low',
    en: 'Below ¥100 per thousand characters',
    zh: '每千字 100 元以下',
    unit: 'thousand-characters',
    minFen: 0,
    maxFen: 100_00,
  },
  {
    value: 'thousand-characters-middle',
    en: '¥100 to ¥200 per thousand characters',
    zh: '每千字 100–200 元',
    unit: 'thousand-characters',
    minFen: 100_00,
    maxFen: 200_00,
  },
  {
    value: 'thousand-characters-high',
    en: '¥200 to ¥400 per thousand characters',
    zh: '每千字 200–400 元',
    unit: 'thousand-characters',
    minFen: 200_00,
    maxFen: 400_00,
  },
  {
    value: 'thousand-characters-top',
    en: '¥400 and more per thousand characters',
    zh: '每千字 400 元及以上',
    unit: 'thousand-characters',
    minFen: 400_00,
    maxFen: null,
  },
  {
    value: 'day-low',
    en: 'Below ¥1,500 per day',
    zh: '每天 1500 元以下',
    unit: 'day',
    minFen: 0,
    maxFen: 1_500_00,
  },
  {
    value: 'day-middle',
    en: '¥1,500 to ¥3,000 per day',
    zh: '每天 1500–3000 元',
    unit: 'day',
    minFen: 1_500_00,
    maxFen: 3_000_00,
  },
  {
    value: 'day-high',
    en: '¥3,000 to ¥6,000 per day',
    zh: '每天 3000–6000 元',
    unit: 'day',
    minFen: 3_000_00,
    maxFen: 6_000_00,
  },
  {
    value: 'day-top',
    en: '¥6,000 and more per day',
    zh: '每天 6000 元及以上',
    unit: 'day',
    minFen: 6_000_00,
    maxFen: null,
  },
];

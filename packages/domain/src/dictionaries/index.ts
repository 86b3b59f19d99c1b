/**
 * Dictionaries: the choices that forms offer and filters use, in both languages, as plain data.
 * What is stored and sent is an entry's `value`; names are looked up where they are shown.
 * A screen that needs one dictionary imports its file, so that it doesn't load the others.
 */
import { banks } from './banks.ts';
import { certificateBodies } from './certificates.ts';
import { cities, type CityEntry } from './cities.ts';
import { countries } from './countries.ts';
import { currencies } from './currencies.ts';
import { entryOf, isOffered, type DictionaryEntry } from './entry.ts';
import { fields } from './fields.ts';
import { languages } from './languages.ts';
import {
  availabilities,
  degrees,
  mediaPlatforms,
  sexes,
  sources,
  translationYears,
} from './people.ts';
import { provinces } from './provinces.ts';
import { appealTypes, feedbackTypes } from './service.ts';
import { interpretationModes, jobLevels, projectTypes, salaryBands, units } from './work.ts';

export * from './banks.ts';
export * from './certificates.ts';
export * from './changes.ts';
export * from './cities.ts';
export * from './countries.ts';
export * from './currencies.ts';
export * from './entry.ts';
export * from './fields.ts';
export * from './languages.ts';
export * from './people.ts';
export * from './provinces.ts';
export * from './service.ts';
export * from './skills.ts';
export * from './work.ts';

/** Every dictionary by the type name that `getDictData` takes. */
export const dictionaries = {
  nationality: countries,
  motherTongue: languages,
  language: languages,
  field: fields,
  sex: sexes,
  degree: degrees,
  translationYears,
  source: sources,
  mediaPlatform: mediaPlatforms,
  currency: currencies,
  jieGaoTime: availabilities,
  province: provinces,
  city: cities,
  bank: banks,
  certificateBody: certificateBodies,
  unit: units,
  projectType: projectTypes,
  interpretationMode: interpretationModes,
  jobLevel: jobLevels,
  salaryBand: salaryBands,
  feedbackType: feedbackTypes,
  appealType: appealTypes,
} as const satisfies Record<string, readonly DictionaryEntry[]>;

export type DictionaryType = keyof typeof dictionaries;

/** The types with their own names, as `getDictTypeData` lists them. */
export const dictionaryTypes: readonly (DictionaryEntry & { value: DictionaryType })[] = [
  { value: 'nationality', en: 'Country or region', zh: '国家或地区' },
  { value: 'motherTongue', en: 'Native language', zh: '母语' },
  { value: 'language', en: 'Language', zh: '语种' },
  { value: 'field', en: 'Field', zh: '专业领域' },
  { value: 'sex', en: 'Gender', zh: '性别' },
  { value: 'degree', en: 'Degree', zh: '学历' },
  { value: 'translationYears', en: 'Translation experience', zh: '翻译年限' },
  { value: 'source', en: 'How you found us', zh: '了解渠道' },
  { value: 'mediaPlatform', en: 'Media platform', zh: '媒体平台' },
  { value: 'currency', en: 'Currency', zh: '币种' },
  { value: 'jieGaoTime', en: 'Available hours', zh: '接稿时间' },
  { value: 'province', en: 'Province', zh: '省份' },
  { value: 'city', en: 'City', zh: '城市' },
  { value: 'bank', en: 'Bank', zh: '开户银行' },
  { value: 'certificateBody', en: 'Translation certificate', zh: '翻译资格证书' },
  { value: 'unit', en: 'Unit', zh: '计价单位' },
  { value: 'projectType', en: 'Type', zh: '项目类型' },
  { value: 'interpretationMode', en: 'Interpretation mode', zh: '口译形式' },
  { value: 'jobLevel', en: 'Level', zh: '译员等级' },
  { value: 'salaryBand', en: 'Price range', zh: '价格区间' },
  { value: 'feedbackType', en: 'Feedback type', zh: '反馈类型' },
  { value: 'appealType', en: 'Appeal type', zh: '申诉类型' },
];

export function isDictionaryType(type: string): type is DictionaryType {
  return Object.hasOwn(dictionaries, type);
}

/** The entry of `type` with this value, also one that is no longer offered, or undefined. */
export function dictionaryEntry(type: DictionaryType, value: string): DictionaryEntry | undefined {
  return entryOf(dictionaries[type], value);
}

/** The entry of `type` with this value if it is offered: for what somebody chooses again. */
export function offeredEntry(type: DictionaryType, value: string): DictionaryEntry | undefined {
  const entry = dictionaryEntry(type, value);
  return entry !== undefined && isOffered(entry) ? entry : undefined;
}

/** The cities of a province in the order of their codes; empty for an unknown province. */
export function citiesOf(provinceCode: string): readonly CityEntry[] {
  return cities.filter((city) => city.parent === provinceCode);
}

/** The city, province (GB/T 2260) or country (ISO 3166-1 alpha-2) with this code, or undefined. */
export function regionEntry(code: string): DictionaryEntry | undefined {
  return (
    dictionaryEntry('city', code) ??
    dictionaryEntry('province', code) ??
    dictionaryEntry('nationality', code)
  );
}

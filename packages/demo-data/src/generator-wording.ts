import type { Language } from '@tolk/domain';
import {
  dictionaryEntry,
  units,
  type DictionaryType,
  type InterpretationModeEntry,
  type ProjectType,
} from '@tolk/domain/dictionaries/index';
import { companyParts, phrases } from './generator-phrases.ts';
import type { Subject } from './generator-subjects.ts';
import type { Random } from './random.ts';

/** The parts that the wording depends on. */
export interface Facts {
  language: Language;
  type: ProjectType;
  pair: readonly [source: string, target: string];
  subject: Subject;
  unit: string;
  workload: number;
  mode: InterpretationModeEntry | null;
  city: string;
}

function nameOf(type: DictionaryType, value: string, language: Language): string {
  const entry = dictionaryEntry(type, value);
  if (entry === undefined) throw new Error(`No ${type} "${value}"`);
  return language === 'en' ? entry.en : entry.zh;
}

/** Names as a title says them: "Chinese" where nothing else is meant, and no brackets. */
const titleNames: Readonly<Record<string, { en: string; zh: string }>> = {
  'zh-CN': { en: 'Chinese', zh: '中文' },
  'zh-TW': { en: 'Traditional Chinese', zh: '繁体中文' },
  pt: { en: 'Portuguese', zh: '葡萄牙语' },
  'pt-BR': { en: 'Brazilian Portuguese', zh: '巴西葡萄牙语' },
  nb: { en: 'Norwegian', zh: '挪威语' },
  km: { en: 'Khmer', zh: '柬埔寨语' },
  ku: { en: 'Kurdish', zh: '库尔德语' },
};

function languageName(value: string, language: Language): string {
  const name = titleNames[value] ?? dictionaryEntry('language', value);
  if (name === undefined) throw new Error(`No language "${value}"`);
  return language === 'en' ? name.en : name.zh;
}

function shortCity(code: string): string {
  return nameOf('city', code, 'zh-CN').replace(/市$|特别行政区$/, '');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function bookingTitle(random: Random, facts: Facts): string {
  const { language, pair, subject, mode, city } = facts;
  const [source, target] = pair.map((value) => languageName(value, language));
  const modeName = mode === null ? '' : nameOf('interpretationMode', mode.value, language);
  if (language === 'en') {
    const place = mode?.remote === true ? '' : ` in ${nameOf('city', city, 'en')}`;
    const occasion = random.pick(subject.occasions.en);
    return `${modeName} interpreting for ${occasion}${place}, ${source} and ${target}`;
  }
  const place = mode?.remote === true ? '' : shortCity(city);
  return `${place}${random.pick(subject.occasions.zh)}${modeName}（${source}与${target}）`;
}

function textTitle(random: Random, facts: Facts): string {
  const { language, type, pair, subject } = facts;
  const [source, target] = pair.map((value) => languageName(value, language));
  if (language === 'en') {
    const prefix = type === 'proofreading' ? 'Review of a translation: ' : '';
    const document = random.pick(subject.documents.en);
    return `${prefix}${prefix === '' ? capitalised(document) : document}, ${source} into ${target}`;
  }
  const task = type === 'proofreading' ? '译稿审校' : '翻译';
  return `${random.pick(subject.documents.zh)}${task}（${source}译${target}）`;
}

/** Title for the kind of work. */
export function titleOf(random: Random, facts: Facts): string {
  return facts.type === 'interpretation' ? bookingTitle(random, facts) : textTitle(random, facts);
}

export function remarksOf(random: Random, facts: Facts): string {
  const { language, type, unit, workload } = facts;
  const { needs, terms } = phrases[language][type === 'interpretation' ? 'booking' : 'text'];
  const quantity = units.find(({ value }) => value === unit)?.quantity;
  const said = [random.pick(needs), random.pick(terms)];
  return language === 'en'
    ? [`About ${workload} ${quantity?.en}.`, ...said].join(' ')
    : [`工作量约 ${workload} ${quantity?.zh}。`, ...said].join('');
}

export function companyOf(random: Random, { language, city }: Facts): string {
  const parts = companyParts;
  if (language === 'en') {
    const name = `${random.pick(parts.firstEnglish)} ${random.pick(parts.secondEnglish)}`;
    return `${name} ${random.pick(parts.endingEnglish)}`;
  }
  const place = shortCity(city);
  return place + random.pick(parts.first) + random.pick(parts.second) + random.pick(parts.ending);
}

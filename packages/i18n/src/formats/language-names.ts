import type { Language } from '../languages.ts';
import { cachedIntl } from './cached-intl.ts';

const names = cachedIntl(
  (language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames([language], options),
);

/** Codes whose script or country people ask for: Chinese is written in one of two ways, wherever its reader lives. */
const plainer: Readonly<Record<string, string>> = {
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
  pt: 'pt-PT',
};

/** Where the dictionary of languages says it in a more usual way than browsers do. */
const usual: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  bn: { en: 'Bengali' },
  km: { 'zh-CN': '柬埔寨语（高棉语）' },
  ku: { en: 'Kurdish (Kurmanji)' },
  nb: { en: 'Norwegian (Bokmål)', 'zh-CN': '挪威语' },
};

/**
 * A language's name in the interface's language, as the dictionary of languages has it: (`fr`, `zh-CN`) → `法语`.
 * An unknown code stays as it is.
 */
export function languageName(code: string, language: Language): string {
  const found = usual[code]?.[language];
  if (found) return found;
  try {
    const wanted = plainer[code] ?? code;
    return names(language, { type: 'language', languageDisplay: 'standard' }).of(wanted) ?? code;
  } catch {
    return code;
  }
}

const ownScript: Readonly<Record<string, string>> = { zh: '中文', ja: '日本語', ko: '한국어' };

/** Chinese in traditional characters is another offer than in simplified ones. */
const ownShort: Readonly<Record<string, string>> = { 'zh-TW': '繁中' };

/** What stands in a language pair: `EN`, `FR`, and `中文` for Chinese in its own script. */
export function languageShortName(code: string): string {
  const short = ownShort[code];
  if (short !== undefined) return short;
  const primary = code.split('-')[0] ?? code;
  return ownScript[primary.toLowerCase()] ?? primary.toUpperCase();
}

/** What Chinese readers call a language in one character, as in 中译英. */
const oneCharacter: Readonly<Record<string, string>> = {
  'zh-CN': '中',
  en: '英',
  ja: '日',
  ko: '韩',
  fr: '法',
  de: '德',
  ru: '俄',
  es: '西',
  pt: '葡',
  it: '意',
  ar: '阿',
  th: '泰',
  vi: '越',
};

/** A pair in words, for titles and choices: `Chinese (Simplified) → English` / `中译英`, `中文（简体）译斯瓦希里语`. */
export function languagePair(source: string, target: string, language: Language): string {
  if (language === 'en') {
    return `${languageName(source, language)} → ${languageName(target, language)}`;
  }
  const [from, into] = [oneCharacter[source], oneCharacter[target]];
  if (from !== undefined && into !== undefined) return `${from}译${into}`;
  return `${languageName(source, language)}译${languageName(target, language)}`;
}

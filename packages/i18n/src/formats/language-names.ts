import type { Language } from '../languages.ts';
import { cachedIntl } from './cached-intl.ts';

const names = cachedIntl(
  (language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames([language], options),
);

/** A language's name in the interface's language: (`fr`, `zh-CN`) → `法语`. An unknown code stays as it is. */
export function languageName(code: string, language: Language): string {
  try {
    return names(language, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

const ownScript: Readonly<Record<string, string>> = { zh: '中文', ja: '日本語', ko: '한국어' };

/** What stands in a language pair: `EN`, `FR`, and `中文` for Chinese in its own script. */
export function languageShortName(code: string): string {
  const primary = code.split('-')[0] ?? code;
  return ownScript[primary.toLowerCase()] ?? primary.toUpperCase();
}

import { defaultLanguage, type Language } from '@tolk/domain';

/** The first of our languages in `Accept-Language`; Chinese when none is there (docs/product/people.md#port). */
export function languageOf(acceptLanguage: string | undefined): Language {
  for (const range of (acceptLanguage ?? '').split(',')) {
    const tag = range.split(';')[0]?.trim().toLowerCase() ?? '';
    if (/^en(-|$)/.test(tag)) return 'en';
    if (/^zh(-|$)/.test(tag)) return 'zh-CN';
  }
  return defaultLanguage;
}

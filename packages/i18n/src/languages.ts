/** Language of the interface, as a BCP 47 tag. */
export type Language = 'en' | 'zh-CN';

/** Chinese is the product's default (docs/product/people.md#port). */
export const defaultLanguage: Language = 'zh-CN';

/** `wire` is the number that calls carry (docs/product/people.md#port); `ownName` is what its readers call it. */
export const languages: ReadonlyArray<{
  readonly language: Language;
  readonly wire: 0 | 1;
  readonly ownName: string;
  readonly dir: 'ltr' | 'rtl';
}> = [
  { language: 'zh-CN', wire: 1, ownName: '中文', dir: 'ltr' },
  { language: 'en', wire: 0, ownName: 'English', dir: 'ltr' },
];

export function isLanguage(value: unknown): value is Language {
  return languages.some(({ language }) => language === value);
}

/** `zh-CN` → 1, `en` → 0. */
export function languageToWire(language: Language): 0 | 1 {
  return language === 'en' ? 0 : 1;
}

/** 0 → `en`; 1 and anything unknown → the default, Chinese. */
export function languageFromWire(wire: number): Language {
  return wire === 0 ? 'en' : defaultLanguage;
}

/** The first of a browser's preferred tags that the product speaks, else the default. */
export function matchLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0];
    if (primary === 'zh') return 'zh-CN';
    if (primary === 'en') return 'en';
  }
  return defaultLanguage;
}

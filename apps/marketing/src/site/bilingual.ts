import { useLanguage } from '@tolk/i18n';

/**
 * A text in both languages. Long documents and questions stand side by side like this, and not in the
 * catalogs, which every page of the site loads: they are reviewed as pairs and weigh on their own page only.
 */
export interface Bilingual {
  en: string;
  zh: string;
}

/** Picks the language in use. */
export function useBilingual(): (text: Bilingual) => string {
  const language = useLanguage();
  return ({ en, zh }) => (language === 'en' ? en : zh);
}

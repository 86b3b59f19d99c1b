import { languagePair, useLanguage } from '@tolk/i18n';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** A pair in words, for choices and titles. */
export function usePairName(): (pair: Pair) => string {
  const language = useLanguage();
  return ({ sourceLanguage, targetLanguage }) =>
    languagePair(sourceLanguage, targetLanguage, language);
}

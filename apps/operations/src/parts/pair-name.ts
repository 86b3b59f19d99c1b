import { languageName, useLanguage } from '@tolk/i18n';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** `English → Chinese`: a pair in words, for choices and titles. */
export function usePairName(): (pair: Pair) => string {
  const language = useLanguage();
  return ({ sourceLanguage, targetLanguage }) =>
    `${languageName(sourceLanguage, language)} → ${languageName(targetLanguage, language)}`;
}

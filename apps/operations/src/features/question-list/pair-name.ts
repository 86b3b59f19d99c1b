import { usePeopleNames } from '@tolk/labels';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** `English → Chinese (Simplified)`: a pair in words, for choices and titles. */
export function usePairName(): (pair: Pair) => string {
  const names = usePeopleNames();
  return ({ sourceLanguage, targetLanguage }) =>
    `${names('language', sourceLanguage)} → ${names('language', targetLanguage)}`;
}

import type { SeedQuestion } from './question.ts';
import { englishToChineseSense } from './english-to-chinese-sense.ts';
import { englishToChineseTerms } from './english-to-chinese-terms.ts';

/** The bank of the language test English into Chinese. */
export const englishToChinese: readonly SeedQuestion[] = [
  ...englishToChineseTerms,
  ...englishToChineseSense,
];

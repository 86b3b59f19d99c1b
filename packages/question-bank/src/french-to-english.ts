import type { SeedQuestion } from './question.ts';
import { frenchToEnglishSense } from './french-to-english-sense.ts';
import { frenchToEnglishTerms } from './french-to-english-terms.ts';
import { frenchToEnglishUsage } from './french-to-english-usage.ts';

/** The bank of the language test French into English. */
export const frenchToEnglish: readonly SeedQuestion[] = [
  ...frenchToEnglishSense,
  ...frenchToEnglishTerms,
  ...frenchToEnglishUsage,
];

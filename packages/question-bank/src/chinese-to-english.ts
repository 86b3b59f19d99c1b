import type { SeedQuestion } from './question.ts';
import { chineseToEnglishSense } from './chinese-to-english-sense.ts';
import { chineseToEnglishTerms } from './chinese-to-english-terms.ts';

/** The bank of the language test Chinese into English. */
export const chineseToEnglish: readonly SeedQuestion[] = [
  ...chineseToEnglishTerms,
  ...chineseToEnglishSense,
];

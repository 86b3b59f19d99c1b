import { chineseToEnglish } from './chinese-to-english.ts';
import { englishToChinese } from './english-to-chinese.ts';
import { frenchToEnglish } from './french-to-english.ts';
import { japaneseToChinese } from './japanese-to-chinese.ts';
import type { SeedQuestion } from './question.ts';

export type { SeedQuestion } from './question.ts';

/** The questions of one language pair; languages are values of the languages dictionary. */
export interface SeedQuestionBank {
  sourceLanguage: string;
  targetLanguage: string;
  questions: readonly SeedQuestion[];
}

/** Every pair that a language test can be taken in. */
export const banks: readonly SeedQuestionBank[] = [
  { sourceLanguage: 'en', targetLanguage: 'zh-CN', questions: englishToChinese },
  { sourceLanguage: 'zh-CN', targetLanguage: 'en', questions: chineseToEnglish },
  { sourceLanguage: 'ja', targetLanguage: 'zh-CN', questions: japaneseToChinese },
  { sourceLanguage: 'fr', targetLanguage: 'en', questions: frenchToEnglish },
];

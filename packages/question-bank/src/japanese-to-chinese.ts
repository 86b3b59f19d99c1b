import type { SeedQuestion } from './question.ts';
import { japaneseToChineseSense } from './japanese-to-chinese-sense.ts';
import { japaneseToChineseTerms } from './japanese-to-chinese-terms.ts';
import { japaneseToChineseUsage } from './japanese-to-chinese-usage.ts';

/** The bank of the language test Japanese into Chinese. */
export const japaneseToChinese: readonly SeedQuestion[] = [
  ...japaneseToChineseSense,
  ...japaneseToChineseTerms,
  ...japaneseToChineseUsage,
];

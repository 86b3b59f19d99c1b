import { interpretationModes } from '@tolk/domain/dictionaries/index';
import { chinesePostings } from './postings-chinese.ts';
import { englishPostings } from './postings-english.ts';
import { finishedPostings } from './postings-finished.ts';
import type { SeedPosting, SeedPostingDraft } from './types.ts';

const remoteModes = new Set(
  interpretationModes.filter(({ remote }) => remote).map(({ value }) => value),
);

/** Written work is done anywhere; orders are paid in CNY (docs/product/people.md#two-identities-of-one-account). */
function complete(draft: SeedPostingDraft, language: SeedPosting['language']): SeedPosting {
  const interpretationMode = draft.interpretationMode ?? null;
  const remote = interpretationMode === null || remoteModes.has(interpretationMode);
  return { ...draft, language, interpretationMode, remote, currency: 'CNY' };
}

export const seedPostings: readonly SeedPosting[] = [
  ...chinesePostings.map((draft) => complete(draft, 'zh-CN')),
  ...englishPostings.map((draft) => complete(draft, 'en')),
  ...finishedPostings.map((draft) => complete(draft, draft.language)),
];

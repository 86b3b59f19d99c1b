import type { Language } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { PostingRecord } from '../postings/posting-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { mayWork } from '../../language-tests/tests/tested.ts';
import { requireComplete } from '../../profiles/profile/completeness-checks.ts';

/**
 * A client must know who applies, and that they can do it (docs/product/rules.md#completeness). Throws
 * `profileIncomplete` with the page that mends it, `languageTestRequired`.
 */
export async function requireReady(
  tx: Tx,
  posting: PostingRecord,
  { personId, language }: { personId: string; language: Language },
): Promise<void> {
  await requireComplete(tx, 'applying', { personId, language });
  if (!(await isTestedFor(tx, personId, posting))) {
    refuse('languageTestRequired', { data: { type: 'test' } });
  }
}

/** Whether they have passed the language test that the posting asks for. */
export function isTestedFor(tx: Tx, personId: string, posting: PostingRecord): Promise<boolean> {
  const { source_language: sourceLanguage, target_language: targetLanguage } = posting;
  return mayWork(tx, personId, { sourceLanguage, targetLanguage });
}

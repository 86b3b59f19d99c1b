import type { Language, ProfileCompleteness } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { PostingRecord } from '../../repositories/posting-repository.ts';
import { inLanguage, refuse } from '../../refusal.ts';
import { mayWork } from '../language-tests/tested.ts';
import { completenessOf } from '../profiles/completeness.ts';

/**
 * A client must know who applies, and that they can do it (spec section 5). Throws
 * `profileIncomplete` with the page that mends it, `languageTestRequired`.
 */
export async function requireReady(
  tx: Tx,
  posting: PostingRecord,
  { personId, language }: { personId: string; language: Language },
): Promise<void> {
  const completeness = await completenessOf(tx, personId);
  if (!completeness.mayApply) refuseIncomplete(completeness, language);
  const pair = { sourceLanguage: posting.source_language, targetLanguage: posting.target_language };
  if (!(await mayWork(tx, personId, pair))) {
    refuse('languageTestRequired', { data: { type: 'test' } });
  }
}

/** Names what is missing on the first page that has to be mended. */
function refuseIncomplete({ missing, nextStep }: ProfileCompleteness, language: Language): never {
  const lacking = missing.filter(
    ({ page, neededFor }) => page === nextStep?.page && neededFor === 'applying',
  );
  const message = {
    en: `Complete your information before you apply. Missing: ${lacking.map(({ en }) => en).join(', ')}.`,
    zh: `请先完善信息，再申请项目。尚缺：${lacking.map(({ zh }) => zh).join('、')}。`,
  };
  const data = { type: nextStep?.page, msg: inLanguage(message, language) };
  return refuse('profileIncomplete', { data, message });
}

import { mayOpenPostingFile, needsPromise } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { postingFileUses, tiesToPosting } from './posting-access-repository.ts';
import { hasPromised } from './promise-repository.ts';

/**
 * Whether a signed-in person belongs to those for whom the client opened this file in one of its
 * postings, and has promised to keep it to themselves where it is not for everybody.
 */
export async function isReadablePostingFile(
  db: Queryable,
  personId: string,
  fileId: string,
): Promise<boolean> {
  for (const { posting_id, audience } of await postingFileUses(db, fileId)) {
    const ties = await tiesToPosting(db, personId, posting_id);
    if (!mayOpenPostingFile(audience, ties)) continue;
    if (!needsPromise(audience, ties)) return true;
    if (await hasPromised(db, posting_id, personId)) return true;
  }
  return false;
}

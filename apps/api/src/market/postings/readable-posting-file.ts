import { mayOpenPostingFile } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { postingFileUses, tiesToPosting } from './posting-access-repository.ts';

/** Whether a signed-in person belongs to those for whom the client opened this file in one of its postings. */
export async function isReadablePostingFile(
  db: Queryable,
  personId: string,
  fileId: string,
): Promise<boolean> {
  for (const { posting_id, audience } of await postingFileUses(db, fileId)) {
    const ties = await tiesToPosting(db, personId, posting_id);
    if (mayOpenPostingFile(audience, ties)) return true;
  }
  return false;
}

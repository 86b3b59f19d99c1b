import { mayOpenPostingFile } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { postingFileUse, tiesToPosting } from './posting-access-repository.ts';

/** Whether a signed-in person belongs to those for whom the client opened this file of a posting. */
export async function isReadablePostingFile(
  db: Queryable,
  personId: string,
  fileId: string,
): Promise<boolean> {
  const use = await postingFileUse(db, fileId);
  if (use === undefined) return false;
  return mayOpenPostingFile(use.audience, await tiesToPosting(db, personId, use.posting_id));
}

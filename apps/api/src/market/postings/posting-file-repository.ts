import type { FileAudience } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';

/** A file with those for whom the client opened it. */
export type PostingFile = StoredFile & { audience: FileAudience; reference_only: boolean };

/** The posting's files from now on, in this order. A file may belong to several postings. */
export async function setPostingFiles(
  tx: Tx,
  postingId: string,
  files: readonly Pick<PostingFile, 'id' | 'audience' | 'reference_only'>[],
): Promise<void> {
  await tx.deleteFrom('posting_file').where('posting_id', '=', postingId).execute();
  if (files.length === 0) return;
  const rows = files.map(({ id, ...choices }, position) => ({
    file_id: id,
    posting_id: postingId,
    position,
    ...choices,
  }));
  await tx.insertInto('posting_file').values(rows).execute();
}

export function postingFiles(db: Queryable, postingId: string): Promise<PostingFile[]> {
  return db
    .selectFrom('posting_file')
    .innerJoin('file', 'file.id', 'posting_file.file_id')
    .selectAll('file')
    .select(['posting_file.audience', 'posting_file.reference_only'])
    .where('posting_id', '=', postingId)
    .orderBy('position')
    .execute();
}

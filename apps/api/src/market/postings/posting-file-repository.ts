import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';

/**
 * The posting's files from now on, in this order; those it had before are free again. False when
 * one belongs to another posting.
 */
export async function setPostingFiles(
  tx: Tx,
  postingId: string,
  fileIds: readonly string[],
): Promise<boolean> {
  await tx.deleteFrom('posting_file').where('posting_id', '=', postingId).execute();
  if (fileIds.length === 0) return true;
  const rows = fileIds.map((file_id, position) => ({ file_id, posting_id: postingId, position }));
  const set = await tx
    .insertInto('posting_file')
    .values(rows)
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .returning('file_id')
    .execute();
  return set.length === fileIds.length;
}

export function postingFiles(db: Queryable, postingId: string): Promise<StoredFile[]> {
  return db
    .selectFrom('posting_file')
    .innerJoin('file', 'file.id', 'posting_file.file_id')
    .selectAll('file')
    .where('posting_id', '=', postingId)
    .orderBy('position')
    .execute();
}

/** Whoever is signed in may read the files of a posting while it stands. */
export async function isPostingFile(
  db: Queryable,
  _personId: string,
  fileId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('posting_file')
    .select(sql`1`.as('one'))
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return found !== undefined;
}

import { sql } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';
import type { StoredFile } from './file-repository.ts';

/**
 * The posting's files from now on, in this order; those it had before are free again. Throws
 * PostgreSQL's 23505 when one belongs to another posting.
 */
export async function setPostingFiles(
  tx: Tx,
  postingId: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('posting_file').where('posting_id', '=', postingId).execute();
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, position) => ({ file_id, posting_id: postingId, position }));
  await tx.insertInto('posting_file').values(rows).execute();
}

/** Which of these files belong to a posting other than this one. */
export async function filesOfOtherPostings(
  tx: Tx,
  postingId: string,
  fileIds: readonly string[],
): Promise<number> {
  if (fileIds.length === 0) return 0;
  const { taken } = await tx
    .selectFrom('posting_file')
    .select((eb) => eb.fn.countAll<number>().as('taken'))
    .where('file_id', 'in', fileIds)
    .where('posting_id', '<>', postingId)
    .executeTakeFirstOrThrow();
  return taken;
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

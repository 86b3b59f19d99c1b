import { workPurposes } from '@tolk/domain';
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { Queryable, Schema, Tx } from '../../database/schema.ts';
import type { FoundLog } from '../logs/found-log.ts';
import type { FileAnalysisTable, FileTable } from './file-table.ts';
import type { TextAnalysis } from '../text/segment-counter.ts';

export type StoredFile = FileTable;

export async function insertFile(db: Queryable, file: FileTable): Promise<void> {
  await db.insertInto('file').values(file).execute();
}

export async function findFile(db: Queryable, id: string): Promise<StoredFile | undefined> {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A file of work with its segments, if they are known, or with what it says as the log of an analysis. */
export type AnalysedFile = StoredFile & {
  [Name in 'segments' | 'packed' | 'log']: Selectable<FileAnalysisTable>[Name] | null;
};

/** The owner's files of work among these with their segments, in the order asked for. */
export async function analysedFilesOf(
  db: Queryable,
  ids: readonly string[],
  ownerId: string,
): Promise<AnalysedFile[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('file')
    .leftJoin('file_analysis', 'file_id', 'id')
    .selectAll('file')
    .select(['segments', 'packed', 'log'])
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('purpose', 'in', workPurposes)
    .orderBy(sql`array_position(${sql.val([...ids])}::uuid[], id)`)
    .execute();
}

/** False when there is no such file. */
export async function setWordCount(
  db: Queryable,
  id: string,
  words: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ word_count: words })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps which segments a file has; a file that was read again has the newer ones. */
export async function insertFileAnalysis(
  tx: Queryable,
  fileId: string,
  { segments, packed }: TextAnalysis,
): Promise<void> {
  const kept = { segments, packed: Buffer.from(packed, 'base64') };
  await tx
    .insertInto('file_analysis')
    .values({ file_id: fileId, ...kept })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet(kept))
    .execute();
}

/** Keeps what a file says as the log of an analysis. */
export async function insertFileLog(tx: Queryable, fileId: string, log: FoundLog): Promise<void> {
  await tx
    .insertInto('file_analysis')
    .values({ file_id: fileId, segments: 0, packed: Buffer.alloc(0), log: JSON.stringify(log) })
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .execute();
}

/** False when the owner has no such file; avatars are replaced, not deleted. Throws PostgreSQL's 23503 while something refers to it. */
export async function deleteOwnFile(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('file')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('purpose', '<>', 'avatar')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** False when the member of staff has no such file. Throws PostgreSQL's 23503 while something refers to it. */
export async function deleteStaffFile(tx: Tx, staffId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('file')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether the member of staff uploaded this file for that. */
export async function hasOwnStaffFile(
  db: Queryable,
  id: string,
  staffId: string,
  purpose: FileTable['purpose'],
): Promise<boolean> {
  const found = await db
    .selectFrom('file')
    .select('id')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many files of the member of staff nothing refers to. */
export async function countUnusedStaffFiles(tx: Tx, staffId: string): Promise<number> {
  const { unused } = await tx
    .selectFrom('file')
    .select((eb) => eb.fn.countAll<number>().as('unused'))
    .where('staff_id', '=', staffId)
    .where(sql<boolean>`${isUnused}`)
    .executeTakeFirstOrThrow();
  return unused;
}

/** Removes what the member of staff uploaded before that time and never used; answers the ids. */
export async function deleteUnusedStaffFiles(
  tx: Tx,
  staffId: string,
  before: Date,
): Promise<string[]> {
  const removed = await tx
    .deleteFrom('file')
    .where('staff_id', '=', staffId)
    .where('created_at', '<', before)
    .where(sql<boolean>`${isUnused}`)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

/** Removes those of these files that nothing refers to any more; answers their ids. */
export async function deleteUnusedAmong(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const removed = await tx
    .deleteFrom('file')
    .where('id', 'in', ids)
    .where(sql<boolean>`${isUnused}`)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

/** A file that everybody may see. */
export async function findAvatar(db: Queryable, id: string): Promise<StoredFile | undefined> {
  return db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', 'avatar')
    .executeTakeFirst();
}

/** Removes the owner's avatars but the one to keep; answers the ids of what was removed. */
export async function deleteAvatars(
  tx: Tx,
  ownerId: string,
  keptId: string | null,
): Promise<string[]> {
  let query = tx.deleteFrom('file').where('owner_id', '=', ownerId).where('purpose', '=', 'avatar');
  if (keptId !== null) query = query.where('id', '<>', keptId);
  const removed = await query.returning('id').execute();
  return removed.map(({ id }) => id);
}

/** Every table that refers to a file, with the column that does. */
const references = [
  ['order_file', 'file_id'],
  ['order_change_file', 'file_id'],
  ['delivery_file', 'file_id'],
  ['posting_file', 'file_id'],
  ['posting_draft_file', 'file_id'],
  ['resume_file', 'file_id'],
  ['verification_file', 'file_id'],
  ['translator_certificate_file', 'file_id'],
  ['appeal_file', 'file_id'],
  ['appeal_ruling_file', 'file_id'],
  ['fee_invoice', 'file_id'],
  ['tax_invoice_document', 'file_id'],
  ['feedback_file', 'file_id'],
  ['application_file', 'file_id'],
  ['application', 'resume_file_id'],
  ['supplier_profile', 'resume_file_id'],
  ['message', 'file_id'],
  ['service_message', 'file_id'],
] as const;

const isUnused = sql.join(
  references.map(
    ([table, column]) =>
      sql`not exists (select from ${sql.table(table)} as used where ${sql.ref(`used.${column}`)} = file.id)`,
  ),
  sql` and `,
);

/** How many files of the owner nothing refers to, and their bytes; the avatar is not among them. */
export async function unusedFilesOf(
  db: Queryable,
  ownerId: string,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*) as files, coalesce(sum(size), 0)::float8 as bytes from file
    where owner_id = ${ownerId} and purpose <> 'avatar' and ${isUnused}`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}

export interface UploadedFiles {
  files: number;
  bytes: number;
  /** When the first of them came. */
  first: Date | null;
}

/** What the owner uploaded after `since` and still has, used or not; avatars are not counted. */
export async function uploadedSince(
  db: Queryable,
  ownerId: string,
  since: Date,
): Promise<UploadedFiles> {
  const { rows } = await sql<UploadedFiles>`
    select count(*) as files, coalesce(sum(size), 0)::float8 as bytes, min(created_at) as first
    from file where owner_id = ${ownerId} and purpose <> 'avatar' and created_at > ${since}`.execute(
    db,
  );
  return rows[0] ?? { files: 0, bytes: 0, first: null };
}

/** Removes the owner's files of before that time that nothing refers to; answers their ids. */
export async function deleteUnusedBefore(tx: Tx, ownerId: string, before: Date): Promise<string[]> {
  const removed = await tx
    .deleteFrom('file')
    .where('owner_id', '=', ownerId)
    .where('purpose', '<>', 'avatar')
    .where('created_at', '<', before)
    .where(sql<boolean>`${isUnused}`)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

/** Removes the owner's files that nothing refers to, of all or of these; answers their ids. */
export async function deleteUnusedFiles(
  tx: Tx,
  ownerId: string,
  among?: readonly string[],
): Promise<string[]> {
  const owned = (eb: ExpressionBuilder<Schema, 'file'>) =>
    eb.and([eb('owner_id', '=', ownerId), ...(among === undefined ? [] : [eb('id', 'in', among)])]);
  // Who takes one of them into use at this moment is waited for, and then seen.
  await tx.selectFrom('file').select('id').where(owned).orderBy('id').forUpdate().execute();
  const removed = await tx
    .deleteFrom('file')
    .where(owned)
    .where(sql<boolean>`${isUnused}`)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

/**
 * Of these files, how many belong to `ownerId` and were uploaded for one of these purposes; none of
 * them can be deleted before the transaction ends.
 */
export async function holdOwnFiles(
  tx: Tx,
  ids: readonly string[],
  ownerId: string,
  purposes: readonly FileTable['purpose'][],
): Promise<number> {
  if (ids.length === 0) return 0;
  const own = await tx
    .selectFrom('file')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('purpose', 'in', purposes)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return own.length;
}

import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';

/** Which column of a file says to which list of the resume its entry belongs. */
export type EntryColumn = 'education_id' | 'certificate_id' | 'project_experience_id';

/** Files of a person's entries in their order, with the entry's id. */
export function entryFilesOf(
  db: Queryable,
  personId: string,
  column: EntryColumn,
): Promise<(StoredFile & { entry_id: string })[]> {
  return db
    .selectFrom('resume_file')
    .innerJoin('file', 'file.id', 'resume_file.file_id')
    .selectAll('file')
    .select(sql<string>`${sql.ref(column)}`.as('entry_id'))
    .where('file.owner_id', '=', personId)
    .where(column, 'is not', null)
    .orderBy(column)
    .orderBy('position')
    .execute();
}

/** Ids of one entry's files. */
export async function fileIdsOf(
  db: Queryable,
  column: EntryColumn,
  entryId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('resume_file')
    .select('file_id')
    .where(column, '=', entryId)
    .orderBy('position')
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/** Gives an entry these files in this order, instead of those it had. */
export async function setEntryFiles(
  tx: Tx,
  column: EntryColumn,
  entryId: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('resume_file').where(column, '=', entryId).execute();
  if (fileIds.length === 0) return;
  const nowhere = { education_id: null, certificate_id: null, project_experience_id: null };
  const rows = fileIds.map((file_id, position) => ({
    ...nowhere,
    [column]: entryId,
    file_id,
    position,
  }));
  await tx.insertInto('resume_file').values(rows).execute();
}

/**
 * Which of these are the person's uploads for a resume, and where each is used: the entry's id, the
 * person's own id when it is the resume itself, null when nowhere. None of them can be deleted
 * before the transaction ends.
 */
export function ownResumeFiles(
  tx: Tx,
  personId: string,
  fileIds: readonly string[],
): Promise<{ id: string; used_in: string | null }[]> {
  return tx
    .selectFrom('file')
    .leftJoin('resume_file', 'resume_file.file_id', 'file.id')
    .leftJoin('supplier_profile', 'supplier_profile.resume_file_id', 'file.id')
    .select([
      'file.id',
      sql<
        string | null
      >`coalesce(education_id, certificate_id, project_experience_id, supplier_profile.person_id)`.as(
        'used_in',
      ),
    ])
    .where('file.owner_id', '=', personId)
    .where('file.purpose', '=', 'resume')
    .where('file.id', 'in', fileIds)
    .orderBy('file.id')
    .forKeyShare(['file'])
    .execute();
}

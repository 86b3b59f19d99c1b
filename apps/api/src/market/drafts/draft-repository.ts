import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';
import type { PostingDraftTable } from './draft-table.ts';

export type DraftRecord = Selectable<PostingDraftTable>;

/** The last saved first. */
export function draftsOf(db: Queryable, ownerId: string): Promise<DraftRecord[]> {
  return db
    .selectFrom('posting_draft')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The files of these drafts. */
export function draftFiles(
  db: Queryable,
  draftIds: readonly string[],
): Promise<(StoredFile & { draft_id: string })[]> {
  if (draftIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('posting_draft_file')
    .innerJoin('file', 'file.id', 'posting_draft_file.file_id')
    .selectAll('file')
    .select('draft_id')
    .where('draft_id', 'in', draftIds)
    .execute();
}

export async function insertDraft(tx: Tx, draft: Insertable<PostingDraftTable>): Promise<void> {
  await tx.insertInto('posting_draft').values(draft).execute();
}

/** False when the owner has no such draft. */
export async function updateDraft(
  tx: Tx,
  { id, owner_id, ...changes }: Insertable<PostingDraftTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posting_draft')
    .set(changes)
    .where((eb) => eb.and({ id, owner_id }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setDraftFiles(
  tx: Tx,
  draftId: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('posting_draft_file').where('draft_id', '=', draftId).execute();
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id) => ({ draft_id: draftId, file_id }));
  await tx.insertInto('posting_draft_file').values(rows).execute();
}

/** False when the owner has no such draft. */
export async function deleteDraft(
  tx: Tx,
  draft: { id: string; owner_id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('posting_draft')
    .where((eb) => eb.and(draft))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

import type { Queryable } from '../database/schema.ts';
import type { FileTable } from '../database/tables/file.ts';

export type StoredFile = FileTable;

export async function insertFile(db: Queryable, file: FileTable): Promise<void> {
  await db.insertInto('file').values(file).execute();
}

export async function findFile(db: Queryable, id: string): Promise<StoredFile | undefined> {
  return db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when the owner has no such file. Throws PostgreSQL's 23503 while something refers to it. */
export async function deleteOwnFile(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('file')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

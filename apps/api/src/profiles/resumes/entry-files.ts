import type { Queryable } from '../../database/schema.ts';
import { entryFilesOf, type EntryColumn } from './resume-file-repository.ts';
import { presentFile } from '../../files/uploads/files.ts';

type File = ReturnType<typeof presentFile>;

/** Reads a list's files at once; answers those of one entry, as the wire wants them. */
export async function filesByEntry(
  db: Queryable,
  personId: string,
  column: EntryColumn,
): Promise<(entryId: string) => { fileIds: string[]; files: File[] }> {
  const all = await entryFilesOf(db, personId, column);
  return (entryId) => {
    const files = all.filter(({ entry_id }) => entry_id === entryId).map(presentFile);
    return { fileIds: files.map(({ fileId }) => fileId), files };
  };
}

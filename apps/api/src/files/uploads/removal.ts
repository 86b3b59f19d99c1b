import { addMs, HOUR } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { findFile, insertFile, type StoredFile } from './file-repository.ts';

/** An upload takes a quarter of an hour at most (ms). */
const abandonedMs = HOUR;

/** Bytes whose file has a row stay. */
export const removal = defineJob<{ fileId: string }>(
  'file.remove',
  'upkeep',
  async ({ fileId }, { db, files }) => {
    if ((await findFile(db, fileId)) === undefined) await files.remove(fileId);
  },
);

const keyOf = (fileId: string) => `file.remove ${fileId}`;

/** Removes the bytes after the commit; the rows are the caller's affair. */
export async function scheduleRemoval(
  tx: Queryable,
  jobs: Jobs,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const fileId of fileIds)
    await removal.schedule(jobs, tx, { runAt: now, payload: { fileId } });
}

/**
 * Once bytes are accepted, before they go into the store: what a process leaves there that is killed
 * before `keepUpload` is removed an hour later.
 */
export function announceUpload(
  { db, jobs }: Pick<Dependencies, 'db' | 'jobs'>,
  fileId: string,
  now: Date,
): Promise<void> {
  const runAt = addMs(now, abandonedMs);
  return removal.schedule(jobs, db, { key: keyOf(fileId), runAt, payload: { fileId } });
}

/** Writes the row of a file whose bytes have come. */
export async function keepUpload(tx: Tx, jobs: Jobs, file: StoredFile): Promise<void> {
  await insertFile(tx, file);
  await jobs.cancel(tx, keyOf(file.id));
}

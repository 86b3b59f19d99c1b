import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import { deleteUnusedBefore, unusedFilesOf } from './file-repository.ts';

const { files: filesMax, bytes: bytesMax, keptMs } = limits.file.unused;

const full = {
  en: 'Too many of your uploads are not in use yet. Save the forms they belong to, then try again.',
  zh: '您上传的文件中有过多尚未使用。请先保存相关表单，再继续上传。',
};

/**
 * Keeps one person's uploads that nothing uses from filling the disk: the oldest make room. The
 * caller has locked the person. Answers the ids of what was removed; throws `tooManyEntries`.
 */
export async function makeRoom(
  tx: Tx,
  { personId, now }: Pick<CallContext, 'personId' | 'now'>,
): Promise<string[]> {
  if (!(await isFull(tx, personId))) return [];
  const removed = await deleteUnusedBefore(tx, personId, addMs(now, -keptMs));
  if (await isFull(tx, personId)) refuse('tooManyEntries', { message: full });
  return removed;
}

async function isFull(db: Queryable, personId: string): Promise<boolean> {
  const { files, bytes } = await unusedFilesOf(db, personId);
  return files >= filesMax || bytes >= bytesMax;
}

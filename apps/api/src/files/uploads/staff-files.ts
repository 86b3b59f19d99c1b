import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import {
  countUnusedStaffFiles,
  deleteStaffFile,
  deleteUnusedStaffFiles,
} from './file-repository.ts';
import { presentFile, removeFile } from './files.ts';
import { scheduleRemoval } from './removal.ts';
import { takeUpload } from './take-upload.ts';

/**
 * Takes a file that a member of the staff sends or attaches. Throws as `takeUpload`, and
 * `tooManyEntries` when too many of the member's files are used nowhere.
 */
export async function uploadStaffFile(
  purpose: 'ruling' | 'service' | 'taxInvoice',
  context: CallContext,
): Promise<ReturnType<typeof presentFile>> {
  const owner = { owner_id: null, staff_id: context.staffMember.staffId };
  const file = await takeUpload({ purpose, owner }, context, (tx) => makeRoom(tx, context));
  return presentFile(file);
}

/** Throws `notFound`, `fileInUse`. */
export function deleteOwnStaffFile({ fileId }: { fileId: string }, context: CallContext) {
  const { staffId } = context.staffMember;
  return removeFile(fileId, context, (tx) => deleteStaffFile(tx, staffId, fileId));
}

async function makeRoom(tx: Tx, { deps, staffMember, now }: CallContext): Promise<void> {
  const { files, keptMs } = limits.file.unused;
  const removed = await deleteUnusedStaffFiles(tx, staffMember.staffId, addMs(now, -keptMs));
  await scheduleRemoval(tx, deps.jobs, removed, now);
  if ((await countUnusedStaffFiles(tx, staffMember.staffId)) >= files) refuse('tooManyEntries');
}

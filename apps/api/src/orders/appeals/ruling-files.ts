import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import {
  countUnusedStaffFiles,
  deleteStaffFile,
  deleteUnusedStaffFiles,
} from '../../files/uploads/file-repository.ts';
import { presentFile, removeFile, scheduleRemoval } from '../../files/uploads/files.ts';
import { takeUpload } from '../../files/uploads/take-upload.ts';
import { hashedFiles, type HashedFile } from './hashed-files.ts';

/**
 * Takes a file for a ruling to come. Throws as `takeUpload`, and `tooManyEntries` when too many of
 * the member's files have no ruling.
 */
export async function uploadRulingFile(
  _: object,
  context: CallContext,
): Promise<ReturnType<typeof presentFile>> {
  const owner = { owner_id: null, staff_id: context.staffMember.staffId };
  const file = await takeUpload({ purpose: 'ruling', owner }, context, (tx) =>
    makeRoomForStaff(tx, context),
  );
  return presentFile(file);
}

/** Throws `notFound`, `fileInUse`. */
export function deleteRulingFile({ fileId }: { fileId: string }, context: CallContext) {
  const { staffId } = context.staffMember;
  return removeFile(fileId, context, (tx) => deleteStaffFile(tx, staffId, fileId));
}

/** The member's own files, hashed, in this order. Throws `notFound` for anybody else's. */
export async function ownRulingFiles(
  fileIds: readonly string[],
  { deps, staffMember }: CallContext,
): Promise<HashedFile[]> {
  const isOwn = (file: { staff_id: string | null }) => file.staff_id === staffMember.staffId;
  const hashed = await hashedFiles(fileIds, deps, isOwn);
  if (hashed.length < fileIds.length) refuse('notFound');
  return hashed;
}

async function makeRoomForStaff(tx: Tx, { deps, staffMember, now }: CallContext): Promise<void> {
  const { files, keptMs } = limits.file.unused;
  const removed = await deleteUnusedStaffFiles(tx, staffMember.staffId, addMs(now, -keptMs));
  await scheduleRemoval(tx, deps.jobs, removed, now);
  if ((await countUnusedStaffFiles(tx, staffMember.staffId)) >= files) refuse('tooManyEntries');
}

import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { hashedFiles, type HashedFile } from './hashed-files.ts';

/** The member's own files, hashed, in this order. Throws `notFound` for anybody else's. */
export async function ownRulingFiles(
  fileIds: readonly string[],
  { deps, staffMember }: CallContext,
): Promise<HashedFile[]> {
  const isOwn = (file: { staff_id: string | null; purpose: string }) =>
    file.staff_id === staffMember.staffId && file.purpose === 'ruling';
  const hashed = await hashedFiles(fileIds, deps, isOwn);
  if (hashed.length < fileIds.length) refuse('notFound');
  return hashed;
}

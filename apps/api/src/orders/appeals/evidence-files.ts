import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { CallContext } from '../../calls/call-context.ts';
import { findFile } from '../../files/uploads/file-repository.ts';

/** A file as it was handed in: what it holds later can be compared with the hash. */
export interface HashedFile {
  fileId: string;
  /** Of the stored bytes, lower-case hex. */
  sha256: string;
}

/**
 * Hashes the caller's files before the transaction, which waits for no disk; what is not the
 * caller's is left out, and `requireOwnFiles` refuses it there.
 */
export async function hashedEvidence(
  fileIds: readonly string[],
  { deps, personId }: CallContext,
): Promise<HashedFile[]> {
  const hashed: HashedFile[] = [];
  for (const fileId of fileIds) {
    const file = await findFile(deps.db, fileId);
    if (file?.owner_id !== personId || file.purpose !== 'evidence') continue;
    const hash = createHash('sha256');
    await pipeline(await deps.files.open(file.id), hash);
    hashed.push({ fileId: file.id, sha256: hash.digest('hex') });
  }
  return hashed;
}

import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Dependencies } from '../../dependencies.ts';
import { findFile, type StoredFile } from '../../files/uploads/file-repository.ts';

/** A file as it was handed in: what it holds later can be compared with the hash. */
export interface HashedFile {
  fileId: string;
  /** Of the stored bytes, lower-case hex. */
  sha256: string;
}

/**
 * Hashes the files before the transaction, which waits for no disk. Those that `mayUse` refuses are
 * left out.
 */
export async function hashedFiles(
  fileIds: readonly string[],
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  mayUse: (file: StoredFile) => boolean,
): Promise<HashedFile[]> {
  const hashed: HashedFile[] = [];
  for (const fileId of fileIds) {
    const file = await findFile(db, fileId);
    if (file === undefined || !mayUse(file)) continue;
    const hash = createHash('sha256');
    await pipeline(await files.open(file.id), hash);
    hashed.push({ fileId: file.id, sha256: hash.digest('hex') });
  }
  return hashed;
}

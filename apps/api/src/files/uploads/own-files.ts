import type { FilePurpose } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { holdOwnFiles } from './file-repository.ts';
import { refuse } from '../../calls/refusal.ts';

/**
 * Each of these files has to be the person's own and uploaded for one of the purposes, and stays until the
 * transaction ends; one that isn't looks absent.
 */
export async function requireOwnFiles(
  tx: Tx,
  fileIds: readonly string[],
  ownerId: string,
  ...purposes: readonly FilePurpose[]
): Promise<void> {
  if ((await holdOwnFiles(tx, fileIds, ownerId, purposes)) < fileIds.length) refuse('notFound');
}

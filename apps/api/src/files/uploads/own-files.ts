import type { FilePurpose } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { countOwnFiles } from './file-repository.ts';
import { refuse } from '../../calls/refusal.ts';

/** Each of these files has to be the person's own and uploaded for one of the purposes; one that isn't looks absent. */
export async function requireOwnFiles(
  tx: Tx,
  fileIds: readonly string[],
  ownerId: string,
  ...purposes: readonly FilePurpose[]
): Promise<void> {
  if ((await countOwnFiles(tx, fileIds, ownerId, purposes)) < fileIds.length) refuse('notFound');
}

import { findTransition, positionLifecycle } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockPosting, updatePosting } from './posting-repository.ts';

/** The first order that a supplier accepts opens its posting. */
export async function openPosting(tx: Tx, postingId: string): Promise<void> {
  const posting = await lockPosting(tx, postingId);
  if (!posting || !findTransition(positionLifecycle, posting.status, 'supplier', 'open')) return;
  await updatePosting(tx, postingId, { status: 'opened' });
  invalidate(tx, posting.owner_id, ['Posting']);
}

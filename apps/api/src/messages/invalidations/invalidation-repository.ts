import type { Invalidation } from '@tolk/contract/socket-events';
import type { Tx } from '../../database/schema.ts';
import { hint } from '../../database/hints.ts';

/** Channel on which every instance hears of invalidations. */
export const invalidationChannel = 'tolk_invalidation';

export interface InvalidationMessage {
  personId: string;
  invalidation: Invalidation;
}

/** Announces the invalidation with the commit. */
export async function announceInvalidation(
  tx: Tx,
  personId: string,
  invalidation: Invalidation,
): Promise<void> {
  const message: InvalidationMessage = { personId, invalidation };
  await hint(tx, invalidationChannel, JSON.stringify(message));
}

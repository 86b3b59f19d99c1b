import type { Invalidation } from '@tolk/contract/socket-events';
import type { Tx } from '../../database/schema.ts';
import { hint } from '../../database/hints.ts';

/** Channel on which every instance hears of invalidations. */
export const invalidationChannel = 'tolk_invalidation';

export interface InvalidationMessage {
  personId: string;
  invalidation: Invalidation;
  /** Of the organisation's members those on whose screens its notification is not announced. */
  membersLeftOut?: readonly string[];
}

/** Announces the invalidation with the commit. */
export async function announceInvalidation(tx: Tx, message: InvalidationMessage): Promise<void> {
  await hint(tx, invalidationChannel, JSON.stringify(message));
}

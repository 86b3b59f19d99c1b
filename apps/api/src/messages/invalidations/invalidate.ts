import type { Invalidation } from '@tolk/contract/socket-events';
import type { Tx } from '../../database/schema.ts';
import { beforeCommit } from '../../database/transaction.ts';
import { announceInvalidation } from './invalidation-repository.ts';

type Tags = Invalidation['tags'];

const pendingByTransaction = new WeakMap<Tx, Map<string, Invalidation>>();

/**
 * Tells a person's open screens what changed, once this transaction is committed. Invalidations to the same
 * person within one transaction become one.
 */
export function invalidate(
  tx: Tx,
  personId: string,
  tags: Tags,
  { notification, conversations }: Omit<Invalidation, 'tags'> = {},
): void {
  const pending = pendingByTransaction.get(tx) ?? new Map<string, Invalidation>();
  pendingByTransaction.set(tx, pending);
  const before = pending.get(personId);
  const merged: Invalidation = { tags: [...new Set([...(before?.tags ?? []), ...tags])] };
  const announced = notification ?? before?.notification;
  if (announced !== undefined) merged.notification = announced;
  const written = { ...before?.conversations, ...conversations };
  if (Object.keys(written).length > 0) merged.conversations = written;
  pending.set(personId, merged);
  beforeCommit(tx, `invalidation:${personId}`, () => announceInvalidation(tx, personId, merged));
}

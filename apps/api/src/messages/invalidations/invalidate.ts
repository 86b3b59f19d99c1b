import type { Invalidation } from '@tolk/contract/socket-events';
import type { Tx } from '../../database/schema.ts';
import { beforeCommit } from '../../database/transaction.ts';
import { announceInvalidation, type InvalidationMessage } from './invalidation-repository.ts';

type Tags = Invalidation['tags'];

interface Told extends Omit<Invalidation, 'tags'> {
  /** Of the organisation's members those on whose screens the notification is not announced. */
  membersLeftOut?: readonly string[];
}

const pendingByTransaction = new WeakMap<Tx, Map<string, InvalidationMessage>>();

/**
 * Tells a person's open screens what changed, once this transaction is committed. Invalidations to the same
 * person within one transaction become one.
 */
export function invalidate(
  tx: Tx,
  personId: string,
  tags: Tags,
  { notification, conversations, membersLeftOut }: Told = {},
): void {
  const pending = pendingByTransaction.get(tx) ?? new Map<string, InvalidationMessage>();
  pendingByTransaction.set(tx, pending);
  const before = pending.get(personId);
  const merged: Invalidation = {
    tags: [...new Set([...(before?.invalidation.tags ?? []), ...tags])],
  };
  const announced = notification ?? before?.invalidation.notification;
  if (announced !== undefined) merged.notification = announced;
  const written = { ...before?.invalidation.conversations, ...conversations };
  if (Object.keys(written).length > 0) merged.conversations = written;
  const message: InvalidationMessage = {
    personId,
    invalidation: merged,
    membersLeftOut: notification === undefined ? before?.membersLeftOut : membersLeftOut,
  };
  pending.set(personId, message);
  beforeCommit(tx, `invalidation:${personId}`, () => announceInvalidation(tx, message));
}

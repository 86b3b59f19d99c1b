import type { Hint } from '@tolk/contract/socket-events';
import type { Tx } from '../../database/schema.ts';
import { beforeCommit } from '../../database/transaction.ts';
import { announceHint } from './hint-repository.ts';

type Tags = Hint['tags'];

const pendingByTransaction = new WeakMap<Tx, Map<string, Hint>>();

/**
 * Tells a person's open screens what changed, once this transaction is committed. Hints to the same
 * person within one transaction become one.
 */
export function hint(
  tx: Tx,
  personId: string,
  tags: Tags,
  notification?: Hint['notification'],
): void {
  const pending = pendingByTransaction.get(tx) ?? new Map<string, Hint>();
  pendingByTransaction.set(tx, pending);
  const before = pending.get(personId);
  const merged: Hint = { tags: [...new Set([...(before?.tags ?? []), ...tags])] };
  const announced = notification ?? before?.notification;
  if (announced !== undefined) merged.notification = announced;
  pending.set(personId, merged);
  beforeCommit(tx, `hint:${personId}`, () => announceHint(tx, personId, merged));
}

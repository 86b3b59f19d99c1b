import type { Hint } from '@tolk/contract/socket-events';
import type { Tx } from '../../database/schema.ts';
import { beforeCommit } from '../../database/transaction.ts';
import { announceHint } from './hint-repository.ts';

type Tags = Hint['tags'];
type Pending = Omit<Hint, 'sequence'>;

const pendingByTransaction = new WeakMap<Tx, Map<string, Pending>>();

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
  const pending = pendingByTransaction.get(tx) ?? new Map<string, Pending>();
  pendingByTransaction.set(tx, pending);
  const before = pending.get(personId);
  const merged: Pending = { tags: merge(before?.tags ?? [], tags) };
  const announced = notification ?? before?.notification;
  if (announced !== undefined) merged.notification = announced;
  pending.set(personId, merged);
  beforeCommit(tx, `hint:${personId}`, () => announceHint(tx, personId, merged));
}

function merge(before: Tags, added: Tags): Tags {
  const byName = new Map([...before, ...added].map((tag) => [`${tag.type}/${tag.id ?? ''}`, tag]));
  return [...byName.values()];
}

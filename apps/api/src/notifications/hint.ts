import { sql } from 'kysely';
import type { Hint } from '@tolk/contract/socket-events';
import type { Tx } from '../database/schema.ts';
import { beforeCommit } from '../database/transaction.ts';

/** PostgreSQL channel on which every instance hears of hints; delivered at the commit, not before. */
export const hintChannel = 'tolk_hint';

export interface HintMessage {
  personId: string;
  hint: Hint;
}

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
  beforeCommit(tx, `hint:${personId}`, () => send(tx, personId, merged));
}

function merge(before: Tags, added: Tags): Tags {
  const byName = new Map([...before, ...added].map((tag) => [`${tag.type}/${tag.id ?? ''}`, tag]));
  return [...byName.values()];
}

async function send(tx: Tx, personId: string, pending: Pending): Promise<void> {
  const { sequence } = await tx
    .insertInto('hint_counter')
    .values({ person_id: personId, sequence: 1 })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ sequence: sql`hint_counter.sequence + 1` }),
    )
    .returning('sequence')
    .executeTakeFirstOrThrow();
  const message: HintMessage = { personId, hint: { sequence, ...pending } };
  await sql`select pg_notify(${hintChannel}, ${JSON.stringify(message)})`.execute(tx);
}

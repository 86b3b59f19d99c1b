import { refuse } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { holdPerson } from './person-repository.ts';

/**
 * Keeps the caller's account from being blocked or deleted before the transaction ends. A call may be
 * let in just before staff blocks the caller: what it writes for others is then either seen by the
 * block or refused. Comes before the locks of postings and orders, as in the block itself.
 * Throws `unauthenticated` for a deleted account, `sessionRevoked` for a blocked one.
 */
export async function lockCaller(tx: Tx, personId: string): Promise<void> {
  const person = await holdPerson(tx, personId);
  if (person === undefined || person.deleted_at !== null) refuse('unauthenticated');
  if (person.blocked_at !== null) refuse('sessionRevoked');
}

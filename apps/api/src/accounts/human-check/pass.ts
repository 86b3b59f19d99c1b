import type { HumanCheckPass } from '@tolk/contract/human-check';
import { addMs, limits } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { keepPass, takePass } from './human-check-repository.ts';
import { hashToken, newToken } from '../sessions/token.ts';

/** Hands out the pass that the check `id` has earned; it is stored hashed. */
export async function issuePass(tx: Tx, id: string, now: Date): Promise<HumanCheckPass> {
  const verification = newToken();
  const expiresAt = addMs(now, limits.humanCheck.passMs);
  await keepPass(tx, id, { hash: hashToken(verification), expiresAt });
  return { verification, expiresAt: expiresAt.toISOString() };
}

/** Uses the pass up with this transaction; false when it is none or no longer good. */
export async function redeemPass(
  tx: Tx,
  verification: string | undefined,
  now: Date,
): Promise<boolean> {
  return verification !== undefined && takePass(tx, hashToken(verification), now);
}

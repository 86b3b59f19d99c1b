import type { VerificationPass } from '@tolk/contract/verification';
import { addMs, limits } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { keepPass, takePass } from './verification-repository.ts';
import { hashToken, newToken } from '../sessions/token.ts';

/** Hands out the pass that the verification `id` has earned; it is stored hashed. */
export async function issuePass(tx: Tx, id: string, now: Date): Promise<VerificationPass> {
  const verification = newToken();
  const expiresAt = addMs(now, limits.verification.passMs);
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

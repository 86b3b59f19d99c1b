import { randomUUID } from 'node:crypto';
import type { ProofAnswer, ProofChallenge, HumanCheckPass } from '@tolk/contract/human-check';
import { addMs, limits } from '@tolk/domain';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../calls/refusal.ts';
import { insertHumanCheck, takeForJudgement } from './human-check-repository.ts';
import { keyedHash, keyedHashes } from '../../database/server-key.ts';
import { issuePass } from './pass.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'config'>;

const { proofMax, proofStep, proofLimit, puzzleMs } = limits.humanCheck;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The twin of the puzzle: work for the device, nothing to see or drag. It grows with how many
 * challenges the same network has taken within an hour.
 */
export async function newChallenge(
  { db, clock, config }: Needs,
  takenBefore: number,
): Promise<ProofChallenge> {
  const now = clock.now();
  const id = randomUUID();
  const expires = addMs(now, puzzleMs);
  const maxnumber = Math.min(proofMax * 2 ** Math.floor(takenBefore / proofStep), proofLimit);
  await insertHumanCheck(db, {
    id,
    kind: 'proof',
    answer: null,
    created_at: now,
    expires_at: expires,
  });
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: keyedHash(config.serverKeys, 'proof', 'altcha').toString('hex'),
    maxnumber,
    expires,
    params: { id },
  });
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature };
}

/** Judges a challenge once. Throws `humanCheckFailed`, whatever was wrong with it. */
export async function judgeProof(
  { db, clock, config }: Needs,
  answer: ProofAnswer,
): Promise<HumanCheckPass> {
  const now = clock.now();
  const { id = '' } = extractParams(answer);
  // The row knows when it expires, by the product's own clock.
  const right = uuid.test(id) && (await isSolved(answer, config));
  const pass = await transaction(db, async (tx) => {
    if (!right) return null;
    const challenge = await takeForJudgement(tx, id, 'proof', now);
    return challenge === undefined ? null : issuePass(tx, challenge.id, now);
  });
  return pass ?? refuse('humanCheckFailed');
}

async function isSolved(answer: ProofAnswer, { serverKeys }: Needs['config']): Promise<boolean> {
  for (const key of keyedHashes(serverKeys, 'proof', 'altcha'))
    if (await verifySolution(answer, key.toString('hex'), false)) return true;
  return false;
}

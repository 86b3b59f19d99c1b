import { createHash } from 'node:crypto';
import type { Envelope } from '@tolk/contract/headers';
import {
  humanCheckPaths,
  type ProofAnswer,
  type ProofChallenge,
  type HumanCheckPass,
} from '@tolk/contract/human-check';
import { exchange } from './exchange.ts';

/**
 * Takes the twin of slide-to-verify: fetches a challenge, does the work and answers the pass, good
 * once for a call that sends a code; `headers` go with both requests. Throws when the server does not let it through.
 */
export async function passHumanCheck(
  baseUrl: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const post = <Data>(path: string, body: object) => postPlain<Data>(baseUrl, path, body, headers);
  const challenge = await post<ProofChallenge>(humanCheckPaths.challenge, {});
  const { algorithm, salt, signature } = challenge;
  const answer: ProofAnswer = {
    algorithm,
    challenge: challenge.challenge,
    salt,
    signature,
    number: solveProof(challenge),
  };
  const { verification } = await post<HumanCheckPass>(humanCheckPaths.proof, answer);
  return verification;
}

/** The number whose SHA-256 after the salt is the challenge. */
export function solveProof({
  challenge,
  salt,
  maxnumber,
}: Pick<ProofChallenge, 'challenge' | 'salt' | 'maxnumber'>): number {
  const salted = createHash('sha256').update(salt);
  for (let number = 0; number <= maxnumber; number += 1) {
    if (salted.copy().update(String(number)).digest('hex') === challenge) return number;
  }
  throw new Error('No number fits the challenge.');
}

async function postPlain<Data>(
  baseUrl: string,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<Data> {
  const { text } = await exchange(new URL(path, baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  });
  const { code, msg, data }: Envelope<Data> = JSON.parse(text);
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
}

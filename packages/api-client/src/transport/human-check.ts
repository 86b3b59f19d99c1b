import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { headers } from '@tolk/contract/headers';
import {
  humanCheckPaths,
  type ProofAnswer,
  type ProofChallenge,
  type SlideAnswer,
  type SlidePuzzle,
  type HumanCheckPass,
} from '@tolk/contract/human-check';
import { limits } from '@tolk/domain';
import { getLanguage } from '@tolk/i18n';
import { noAnswer, readAnswer } from './outcome.ts';
import { learnServerTime, serverNow } from './server-clock.ts';

export interface ProveOptions {
  /** Hears the share of the numbers tried, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** How long one step of the search keeps the page waiting, in ms: less than a frame. */
const stepMs = 12;

/** Plain routes with the usual envelope: nobody is signed in and nothing is signed. Rejects with a `CallError`. */
async function post<Answer>(path: string, request: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    body: JSON.stringify(request),
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(limits.requestTimeoutMs),
    headers: { 'content-type': 'application/json', 'accept-language': getLanguage() },
  }).catch(() => null);
  learnServerTime(response?.headers.get(headers.serverTime) ?? null);
  const outcome = response === null ? noAnswer() : await readAnswer(response, path);
  if (outcome.ok) return outcome.data as Answer;
  return Promise.reject(outcome.error);
}

/**
 * Slide-to-verify and its twin as the dialog of the design system asks for them. Everything rejects
 * with a `CallError`; the dialog says what it means.
 */
export const humanCheckSource = {
  /** A puzzle, with the ms that it is good for. */
  async fetchPuzzle(): Promise<SlidePuzzle & { lifetimeMs: number }> {
    const puzzle = await post<SlidePuzzle>(humanCheckPaths.puzzle, {});
    return { ...puzzle, lifetimeMs: Date.parse(puzzle.expiresAt) - serverNow() };
  },

  answerPuzzle(answer: SlideAnswer): Promise<HumanCheckPass> {
    return post(humanCheckPaths.slide, answer);
  },

  /** The twin: fetches a challenge, solves it and hands the solution in. */
  async prove(options: ProveOptions): Promise<HumanCheckPass> {
    const challenge = await post<ProofChallenge>(humanCheckPaths.challenge, {});
    const number = await solveProof(challenge, options);
    const { algorithm, challenge: wanted, salt, signature } = challenge;
    const answer: ProofAnswer = { algorithm, challenge: wanted, salt, signature, number };
    return post(humanCheckPaths.proof, answer);
  },
};

/**
 * Finds the number whose SHA-256 after the salt is the challenge, as ALTCHA asks, in small steps that
 * leave the page alive. `crypto.subtle` is absent on plain http.
 * @throws the signal's reason once it is aborted; an Error when no number fits
 */
export async function solveProof(
  { challenge, salt, maxnumber }: Pick<ProofChallenge, 'challenge' | 'salt' | 'maxnumber'>,
  { onProgress, signal }: ProveOptions,
): Promise<number> {
  const salted = sha256.create().update(utf8ToBytes(salt));
  let number = 0;
  while (number <= maxnumber) {
    signal.throwIfAborted();
    for (const end = performance.now() + stepMs; performance.now() < end; number += 1) {
      if (number > maxnumber) break;
      const hash = salted
        .clone()
        .update(utf8ToBytes(String(number)))
        .digest();
      if (bytesToHex(hash) === challenge) return number;
    }
    onProgress(Math.min(number / maxnumber, 1));
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('No number fits the challenge.');
}

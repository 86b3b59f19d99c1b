import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallRefusal, refuse } from '../refusal.ts';
import {
  claimRun,
  markCommitted,
  readRun,
  releaseRun,
  storeAnswer,
  type IdempotencyId,
} from './idempotency-repository.ts';
import { isKeyedHash, keyedHashes, seal, unseal } from '../../database/server-key.ts';

type Needs = Pick<Dependencies, 'db' | 'config'>;

/** How long a repetition waits for the first one that still runs. */
const patienceMs = 10_000;
const askEveryMs = 100;

/** What a call answered: its code and the text of its envelope. */
export interface Answer {
  code: number;
  text: string;
}

/** One call that is carried out once, however often it is sent with its key. */
export interface Run {
  /** Marks the key as carried out, in the transaction of the change. */
  commit(tx: Tx): Promise<void>;
  /** Keeps the first answer. */
  finish(answer: Answer): Promise<void>;
  /** The call changed nothing and may be tried again with the same key. */
  release(): Promise<void>;
}

/** What a call with this key and body was answered the first time; undefined when it was not. */
export async function firstAnswer(
  { db, config }: Needs,
  id: IdempotencyId,
  bodyHash: Buffer,
): Promise<Answer | undefined> {
  const first = await readRun(db, id);
  if (!first?.answer || !isKept(first.body_hash, bodyHash, config)) return undefined;
  return JSON.parse(unseal(config.serverKeys, 'answer', first.answer));
}

/** A body may hold a password, and a plain hash of it could be guessed from a copy of the database. */
function keptHashes({ serverKeys }: Needs['config'], bodyHash: Buffer): Buffer[] {
  return keyedHashes(serverKeys, 'body', bodyHash.toString('hex'));
}

function isKept(kept: Buffer, bodyHash: Buffer, { serverKeys }: Needs['config']): boolean {
  return isKeyedHash(serverKeys, { use: 'body', text: bodyHash.toString('hex') }, kept);
}

/**
 * Begins the call, or answers what it answered the first time. Throws `idempotencyMismatch` when
 * the key came with another body, `conflict` when the first call still runs or died after its
 * change was made.
 */
export async function begin(
  needs: Needs,
  id: IdempotencyId,
  call: { bodyHash: Buffer; requestId: string; now: Date },
): Promise<Run | Answer> {
  const bodyHashes = keptHashes(needs.config, call.bodyHash);
  const request = { ...call, bodyHashes };
  for (let waited = 0; ; waited += askEveryMs) {
    if (await claimRun(needs.db, id, request)) return runOf(needs, id, request.requestId);
    const first = await readRun(needs.db, id);
    if (first === undefined) continue; // It was released between the two statements.
    if (!isKept(first.body_hash, call.bodyHash, needs.config)) refuse('idempotencyMismatch');
    if (first.answer !== null)
      return JSON.parse(unseal(needs.config.serverKeys, 'answer', first.answer));
    if (waited >= patienceMs || !first.alive) refuse('conflict');
    await delay(askEveryMs);
  }
}

function runOf({ db, config }: Needs, id: IdempotencyId, requestId: string): Run {
  return {
    async commit(tx) {
      if (!(await markCommitted(tx, id, requestId))) throw new CallRefusal('conflict');
    },
    finish: (answer) =>
      storeAnswer(db, id, requestId, seal(config.serverKeys, 'answer', JSON.stringify(answer))),
    release: () => releaseRun(db, id, requestId),
  };
}

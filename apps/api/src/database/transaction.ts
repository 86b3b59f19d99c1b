import type { Kysely } from 'kysely';
import { errorCode } from './error-shape.ts';
import { announceHints, keepHints, sendHints } from './hints.ts';
import type { Schema, Tx } from './schema.ts';

const attempts = 4;
const retryable = new Set(['40001', '40P01']);
const lastSteps = new WeakMap<Tx, Map<string, () => Promise<void>>>();

/**
 * Runs `work` in one READ COMMITTED transaction; code that changes a row locks it first
 * (`forUpdate`). A deadlock or serialization failure runs `work` again, so it must not touch
 * anything outside the database. Inside a transaction it joins that one.
 */
export async function transaction<Result>(
  db: Kysely<Schema>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const done = await db.transaction().execute(async (tx) => {
        keepHints(tx);
        const result = await withLastSteps(tx, work);
        await announceHints(db, tx);
        return { tx, result };
      });
      sendHints(db, done.tx);
      return done.result;
    } catch (error) {
      if (attempt === attempts || !retryable.has(errorCode(error) ?? '')) throw error;
    }
  }
}

/**
 * Puts `step` off until just before the commit, where steps run ordered by `key`: rows that many
 * transactions write (notification rows) are then locked briefly and always in the same order.
 */
export function beforeCommit(tx: Tx, key: string, step: () => Promise<void>): void {
  const steps = lastSteps.get(tx);
  if (steps === undefined)
    throw new Error('beforeCommit needs a transaction made by transaction()');
  steps.set(key, step);
}

function isTransaction(db: Kysely<Schema>): db is Tx {
  return db.isTransaction;
}

async function withLastSteps<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const steps = new Map<string, () => Promise<void>>();
  lastSteps.set(tx, steps);
  const result = await work(tx);
  for (const key of [...steps.keys()].sort()) await steps.get(key)?.();
  return result;
}

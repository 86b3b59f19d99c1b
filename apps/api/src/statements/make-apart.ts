import { Worker } from 'node:worker_threads';
import { MINUTE } from '@tolk/domain';
import { CallRefusal } from '../calls/refusal.ts';
import { inTurns } from '../calls/in-turns.ts';
import type { StatementTask } from './statement-worker.ts';

/** A page takes half a second of a processor, the longest document some three; one at a time. */
const makingTurn = inTurns({ atOnce: 1, waitingMax: 20, own: { atOnce: 1, max: 3 } });
const makingMs = MINUTE;
const heapMegabytes = 512;
const entry = new URL('./statement-worker.ts', import.meta.url);

/**
 * Makes the file in a thread of its own. Throws `unavailable` while too many wait for theirs and where
 * it takes more than a minute, `tooMany` while this person has too many.
 */
export function makeApart(task: StatementTask, personId: string): Promise<Buffer> {
  return makingTurn(() => make(task), personId);
}

async function make(task: StatementTask): Promise<Buffer> {
  const worker = new Worker(entry, {
    workerData: task,
    env: {},
    execArgv: ['--no-warnings'],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  const timer = setTimeout(() => void worker.terminate(), makingMs);
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.once('message', (file: Uint8Array) => resolve(Buffer.from(file)));
      worker.once('error', reject);
      // Nothing but the timer ends it before it has answered or failed.
      worker.once('exit', () => reject(new CallRefusal('unavailable')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

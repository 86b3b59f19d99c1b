import { Worker } from 'node:worker_threads';
import { MINUTE } from '@tolk/domain';
import { inTurns } from '../../files/in-turns.ts';
import { refuse } from '../../refusal.ts';
import type { StatementTask } from './statement-worker.ts';

/** A page takes half a second of a processor, the longest document some three; one at a time. */
const makingTurn = inTurns(1, 20);
/** Documents of one person that wait or are made: nobody keeps the others from theirs. */
const ownMax = 3;
const underWay = new Map<string, number>();
const makingMs = MINUTE;
const heapMegabytes = 512;
const entry = new URL('./statement-worker.ts', import.meta.url);

/**
 * Makes the file in a thread of its own. Throws `unavailable` while too many wait for theirs, or this
 * person for too many.
 */
export async function makeApart(task: StatementTask, personId: string): Promise<Buffer> {
  const others = underWay.get(personId) ?? 0;
  if (others >= ownMax) refuse('unavailable');
  underWay.set(personId, others + 1);
  try {
    return await makingTurn(() => make(task));
  } finally {
    const left = (underWay.get(personId) ?? 1) - 1;
    if (left === 0) underWay.delete(personId);
    else underWay.set(personId, left);
  }
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
      worker.once('exit', () => reject(new Error('The document was not made in time')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

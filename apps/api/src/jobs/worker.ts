import { setTimeout as delay } from 'node:timers/promises';
import { addMs } from '@tolk/domain';
import type { Dependencies } from '../dependencies.ts';
import { ProviderRefused } from '../ports/provider-errors.ts';
import {
  claimJob,
  countDue,
  deleteJob,
  extendLease,
  failJob,
  finishJob,
  insertJob,
  type ClaimedJob,
} from '../repositories/job-repository.ts';
import type { JobHandler, Jobs } from './jobs.ts';

export interface Worker extends Jobs {
  start(): void;
  /** Looks for due jobs now. */
  wake(): void;
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

const lanes = 4;
const pollMs = 1_000;
const heartbeatMs = 2_000;
const maxAttempts = 12;
const firstRetryMs = 1_000;
const longestRetryMs = 10 * 60_000;

/**
 * Carries out jobs, `lanes` at a time, and one more that only takes urgent ones; several processes
 * may share one table.
 */
export function createWorker(
  dependencies: () => Dependencies,
  handlers: readonly JobHandler[],
): Worker {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const running: Promise<void>[] = [];
  let alarm = new AbortController();
  const state = { stopping: false };

  return {
    schedule: insertJob,
    cancel: deleteJob,
    wake,
    start() {
      for (let lane = 0; lane < lanes; lane += 1) running.push(work('all'));
      running.push(work('urgent'));
    },
    async stop() {
      state.stopping = true;
      wake();
      await Promise.all(running);
    },
    async drain() {
      const { db, clock } = dependencies();
      // What another lane has in hand counts too: wait until it is done.
      while ((await runNext()) || (await countDue(db, clock.now())) > 0) await delay(5);
    },
  };

  function wake(): void {
    alarm.abort();
  }

  async function work(which: 'all' | 'urgent'): Promise<void> {
    while (!state.stopping) {
      try {
        if (await runNext(which)) continue;
      } catch (error) {
        dependencies().log.warn({ err: error }, 'jobs wait for the database');
      }
      if (state.stopping) return;
      if (alarm.signal.aborted) alarm = new AbortController();
      await delay(pollMs, undefined, { signal: alarm.signal }).catch(() => undefined);
    }
  }

  async function runNext(which: 'all' | 'urgent' = 'all'): Promise<boolean> {
    const deps = dependencies();
    const job = await claimJob(deps.db, deps.clock.now(), which);
    if (job === undefined) return false;
    await carryOut(deps, job, byKind.get(job.kind));
    return true;
  }
}

async function carryOut(
  deps: Dependencies,
  job: ClaimedJob,
  handler: JobHandler | undefined,
): Promise<void> {
  const { db, clock, log } = deps;
  const heartbeat = setInterval(() => {
    extendLease(db, job).catch((error: unknown) =>
      log.warn({ err: error }, 'a lease was not extended'),
    );
  }, heartbeatMs);
  try {
    if (handler === undefined) throw new Error(`Nothing carries out jobs of kind ${job.kind}`);
    await handler.run(job.payload, deps);
    await finishJob(db, job, clock.now());
  } catch (error) {
    await noteFailure(deps, job, handler, error);
  } finally {
    clearInterval(heartbeat);
  }
}

async function noteFailure(
  { db, clock, log }: Dependencies,
  job: ClaimedJob,
  handler: JobHandler | undefined,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  const most = handler?.maxAttempts ?? maxAttempts;
  const refused = error instanceof ProviderRefused && most !== Infinity;
  const given = refused || job.attempts >= most;
  const waitMs = Math.min(firstRetryMs * 2 ** (job.attempts - 1), longestRetryMs);
  const about = { err: error, jobId: job.id, kind: job.kind, attempts: job.attempts };
  if (given) log.error(about, 'a job was given up');
  else if (job.attempts >= maxAttempts) log.error(about, 'a job fails time and again');
  else log.warn(about, 'a job failed and is tried again');
  await failJob(db, job, {
    error: error instanceof Error ? error.message : String(error),
    now,
    retryAt: given ? null : addMs(now, waitMs),
  });
}

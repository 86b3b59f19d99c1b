import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { addMs } from '@tolk/domain';
import type { Dependencies } from '../dependencies.ts';
import { ProviderRefused } from '../ports/provider-errors.ts';
import {
  claimJob,
  deleteJob,
  dueLanes,
  extendLease,
  failJob,
  finishJob,
  insertJob,
  isAnyDue,
  moveJob,
  type ClaimedJob,
} from './job-repository.ts';
import type { JobHandler } from './jobs.ts';
import type { Jobs } from '../ports/jobs.ts';
import { inSpan } from '../tracing/spans.ts';
import { traceIdOf } from '../tracing/traceparent.ts';
import { laneNames, lanes, type Lane } from './lanes.ts';

export interface Worker extends Jobs {
  start(): void;
  /** Looks for due jobs now, of one lane or of all. */
  wake(lane?: Lane): void;
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

const pollMs = 1_000;
const heartbeatMs = 2_000;
const maxAttempts = 12;
const firstRetryMs = 1_000;
const longestRetryMs = 10 * 60_000;

/** Carries out jobs, each lane by workers of its own; several processes may share one table. */
export function createWorker(
  dependencies: () => Dependencies,
  handlers: readonly JobHandler[],
): Worker {
  const byKind = new Map(handlers.map((handler) => [handler.kind, handler]));
  const kinds = [...byKind.keys()];
  const running: Promise<void>[] = [];
  const alarms = new Map(laneNames.map((lane) => [lane, new AbortController()]));
  const state = { stopping: false };
  const looking = new AbortController();

  return {
    schedule: async (tx, job) =>
      insertJob(tx, job, { lane: laneOf(job.kind), now: dependencies().clock.now() }),
    cancel: deleteJob,
    wake,
    start() {
      running.push(look());
      for (const lane of laneNames)
        for (let worker = 0; worker < lanes[lane]; worker += 1) running.push(work(lane));
    },
    async stop() {
      state.stopping = true;
      looking.abort();
      wake();
      await Promise.all(running);
    },
    async drain(withinMs = Infinity) {
      const { db, clock } = dependencies();
      const end = performance.now() + withinMs;
      // What another worker has in hand counts too: wait until it is done.
      while ((await runFirst()) || (await isAnyDue(db, clock.now(), kinds))) {
        if (performance.now() > end) return;
        await delay(5);
      }
    },
  };

  function laneOf(kind: string): Lane {
    const handler = byKind.get(kind);
    if (handler === undefined) throw new Error(`Nothing carries out jobs of kind ${kind}`);
    return handler.lane;
  }

  function wake(lane?: Lane): void {
    for (const [name, alarm] of alarms) if (lane === undefined || lane === name) alarm.abort();
  }

  /** What is called while the table is looked into ends the pause that follows. */
  function nextAlarm(lane: Lane): AbortSignal {
    const before = alarms.get(lane);
    const alarm = before?.signal.aborted === false ? before : new AbortController();
    alarms.set(lane, alarm);
    return alarm.signal;
  }

  async function work(lane: Lane): Promise<void> {
    // Of what has been waiting since before, `look` tells.
    await once(nextAlarm(lane), 'abort');
    while (!state.stopping) {
      const signal = nextAlarm(lane);
      try {
        if (await runNext(lane)) continue;
      } catch (error) {
        dependencies().log.warn({ err: error }, 'jobs wait for the database');
      }
      if (!state.stopping && !signal.aborted) await once(signal, 'abort');
    }
  }

  /** Wakes the lanes in which something has become due: one question for all of them. */
  async function look(): Promise<void> {
    while (!state.stopping) {
      const { db, clock, log } = dependencies();
      try {
        for (const lane of await dueLanes(db, clock.now(), kinds)) wake(lane);
      } catch (error) {
        log.warn({ err: error }, 'jobs wait for the database');
      }
      await delay(pollMs, undefined, { signal: looking.signal }).catch(() => undefined);
    }
  }

  /** Carries out one job of the first lane that has one: a single question tells which do. */
  async function runFirst(): Promise<boolean> {
    const { db, clock } = dependencies();
    const due = await dueLanes(db, clock.now(), kinds);
    const first = laneNames.find((lane) => due.includes(lane));
    return first !== undefined && runNext(first);
  }

  async function runNext(lane: Lane): Promise<boolean> {
    const deps = dependencies();
    const job = await claimJob(deps.db, deps.clock.now(), lane, kinds);
    const handler = job && byKind.get(job.kind);
    if (job === undefined || handler === undefined) return false;
    await carryOut(deps, job, handler);
    return true;
  }
}

async function carryOut(deps: Dependencies, job: ClaimedJob, handler: JobHandler): Promise<void> {
  const { db, clock, log } = deps;
  const heartbeat = setInterval(() => {
    extendLease(db, job).catch((error: unknown) =>
      log.warn({ err: error }, 'a lease was not extended'),
    );
  }, heartbeatMs);
  try {
    const lane = (await handler.laneOf?.(job.payload, deps)) ?? job.lane;
    if (lane !== job.lane) {
      await moveJob(db, job, lane);
      return;
    }
    const span = {
      kind: SpanKind.CONSUMER,
      parent: job.trace,
      // One that comes back by itself, such as the cleaning up, would draw one trace for ever.
      handsOn: job.trace !== null,
    };
    await inSpan(`job ${job.kind}`, span, () => handler.run(job.payload, deps));
    await finishJob(db, job, clock.now());
    deps.metrics.job(job.kind, 'done');
  } catch (error) {
    await noteFailure(deps, job, handler, error);
  } finally {
    clearInterval(heartbeat);
  }
}

async function noteFailure(
  { db, clock, log, metrics }: Dependencies,
  job: ClaimedJob,
  handler: JobHandler,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  const most = handler.maxAttempts ?? maxAttempts;
  const refused = error instanceof ProviderRefused && most !== Infinity;
  const given = refused || job.attempts >= most;
  const waitMs = Math.min(firstRetryMs * 2 ** (job.attempts - 1), longestRetryMs);
  const about = {
    err: error,
    jobId: job.id,
    kind: job.kind,
    attempts: job.attempts,
    traceId: traceIdOf(job.trace),
  };
  metrics.job(job.kind, given ? 'given up' : 'failed');
  if (given) log.error(about, 'a job was given up');
  else if (job.attempts >= maxAttempts) log.error(about, 'a job fails time and again');
  else log.warn(about, 'a job failed and is tried again');
  await failJob(db, job, {
    error: error instanceof Error ? error.message : String(error),
    now,
    retryAt: given ? null : addMs(now, waitMs),
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import type { SharedMemory } from '../ports/shared-memory.ts';
import { countWaiting } from '../jobs/job-repository.ts';

/** Notes one answered call: its path in the contract, the code of its envelope, how long it took (ms). */
export type ObserveCall = (path: string, code: number, ms: number) => void;

/** Bounds of the duration histogram (s). */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Serves `/metrics` for Prometheus: the process, calls by path and code, jobs that wait. Read by
 * who has `TOLK_METRICS_TOKEN`; where none is set, from this machine only.
 */
export function addMetrics(
  app: FastifyInstance,
  deps: Dependencies,
  registry: Registry,
): ObserveCall {
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'tolk_call_duration_seconds',
    help: 'Answered calls by path and code of the envelope',
    labelNames: ['path', 'code'],
    buckets,
    registers: [registry],
  });
  registry.registerMetric(jobsWaiting(deps));
  registry.registerMetric(jobsLate(deps));
  if (deps.shared !== null) registry.registerMetric(sharedMemory(deps.shared));
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, deps.config.metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return observer(calls);
}

function jobsWaiting({ db, clock }: Dependencies): Gauge {
  return new Gauge({
    name: 'tolk_jobs_waiting',
    help: 'Jobs by lane and state: due, later, given up',
    labelNames: ['lane', 'state'],
    registers: [],
    async collect() {
      for (const [lane, { lateSeconds: _, ...counts }] of await countWaiting(db, clock.now()))
        for (const [state, count] of Object.entries(counts)) this.set({ lane, state }, count);
    },
  });
}

function jobsLate({ db, clock }: Dependencies): Gauge {
  return new Gauge({
    name: 'tolk_jobs_late_seconds',
    help: 'For how long the first job of a lane has been due',
    labelNames: ['lane'],
    registers: [],
    async collect() {
      for (const [lane, { lateSeconds }] of await countWaiting(db, clock.now()))
        this.set({ lane }, lateSeconds);
    },
  });
}

function sharedMemory(shared: SharedMemory): Gauge {
  return new Gauge({
    name: 'tolk_shared_memory_up',
    help: '1 while Redis answers; at 0 this instance counts limits for itself',
    registers: [],
    collect() {
      this.set(shared.isThere ? 1 : 0);
    },
  });
}

/** Finding a label's counter costs more than counting: each is kept once it was found. */
function observer(calls: Histogram<'path' | 'code'>): ObserveCall {
  const known = new Map<string, Map<number, { observe(seconds: number): void }>>();
  return (path, code, ms) => {
    const byCode = known.get(path) ?? new Map<number, { observe(seconds: number): void }>();
    known.set(path, byCode);
    const child = byCode.get(code) ?? calls.labels({ path, code: String(code) });
    byCode.set(code, child);
    child.observe(ms / 1_000);
  };
}

/** A proxy on this machine is no reader: what it passes on is told by its header. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !forwarded && loopback.has(socket.remoteAddress ?? '');
}

function isSame(given: string, known: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(known));
}

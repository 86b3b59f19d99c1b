import { workKinds, workQueues } from '@tolk/domain';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { openMoney } from '../console/overview/open-money-repository.ts';
import { clocksOf } from '../console/work/queue-clocks.ts';
import { waitingInQueues } from '../console/work/waiting-repository.ts';
import type { Listener } from '../database/listener.ts';
import type { Dependencies } from '../dependencies.ts';
import { countWaiting } from '../jobs/job-repository.ts';

interface Watched {
  deps: Dependencies;
  pool: pg.Pool;
  listener: Listener;
}

/** What is so at this moment; what stands in the database is the same at every instance: take the `max`. */
export function addGauges(registry: Registry, { deps, pool, listener }: Watched): void {
  collectDefaultMetrics({ register: registry });
  addPool(registry, pool);
  addConnections(registry, deps, listener);
  addJobs(registry, deps);
  addWork(registry, deps);
}

function addPool(registry: Registry, pool: pg.Pool): void {
  gauge(registry, 'tolk_database_connections', {
    help: 'Connections of this instance: in use, idle, and callers that wait for one',
    labels: ['state'],
    collect(set) {
      set(pool.totalCount - pool.idleCount, { state: 'in use' });
      set(pool.idleCount, { state: 'idle' });
      set(pool.waitingCount, { state: 'waiting' });
    },
  });
}

function addConnections(
  registry: Registry,
  { shared, sockets, lateReads }: Dependencies,
  listener: Listener,
) {
  gauge(registry, 'tolk_sockets_open', {
    help: 'Open sockets of this instance',
    collect: (set) => set(sockets.count()),
  });
  gauge(registry, 'tolk_listener_up', {
    help: '1 while live updates from PostgreSQL are heard',
    collect: (set) => set(listener.isConnected() ? 1 : 0),
  });
  if (shared !== null)
    gauge(registry, 'tolk_shared_memory_up', {
      help: '1 while Redis answers; at 0 this instance counts limits for itself',
      collect: (set) => set(shared.isThere ? 1 : 0),
    });
  if (lateReads.follows !== null)
    gauge(registry, 'tolk_replica_follows', {
      help: '1 while the replica is read from; at 0 the primary is asked for everything',
      collect: (set) => set(lateReads.follows === true ? 1 : 0),
    });
}

function addJobs(registry: Registry, { db, clock }: Dependencies): void {
  gauge(registry, 'tolk_jobs_waiting', {
    help: 'Jobs by lane and state: due, later, given up',
    labels: ['lane', 'state'],
    async collect(set) {
      for (const [lane, { lateSeconds: _, ...counts }] of await countWaiting(db, clock.now()))
        for (const [state, count] of Object.entries(counts)) set(count, { lane, state });
    },
  });
  gauge(registry, 'tolk_jobs_late_seconds', {
    help: 'For how long the first job of a lane has been due',
    labels: ['lane'],
    async collect(set) {
      for (const [lane, { lateSeconds }] of await countWaiting(db, clock.now()))
        set(lateSeconds, { lane });
    },
  });
}

function addWork(registry: Registry, { db, clock }: Dependencies): void {
  gauge(registry, 'tolk_work_waiting', {
    help: 'What waits for staff by queue, such as reconciliation differences',
    labels: ['queue'],
    async collect(set) {
      for (const { queue, waiting } of await waitingInQueues(db, workQueues))
        set(waiting, { queue });
    },
  });
  gauge(registry, 'tolk_work_oldest_seconds', {
    help: 'For how long the first of a queue has waited for staff',
    labels: ['queue'],
    async collect(set) {
      const now = clock.now();
      for (const { queue, oldest } of await waitingInQueues(db, workQueues))
        set(oldest === null ? 0 : Math.max(0, +now - +oldest) / 1_000, { queue });
    },
  });
  gauge(registry, 'tolk_work_overdue', {
    help: 'Cases of a queue, verifications too, that staff should have dealt with by now',
    labels: ['queue'],
    async collect(set) {
      const clocks = await clocksOf(db, workKinds, clock.now());
      for (const queue of workKinds) set(clocks.get(queue)?.over ?? 0, { queue });
    },
  });
  gauge(registry, 'tolk_money_open', {
    help: 'Refunds and settlements that have not come to their end, by status',
    labels: ['what', 'status'],
    async collect(set) {
      for (const { what, status, count } of await openMoney(db)) set(count, { what, status });
    },
  });
}

type SetValue = (value: number, labels?: Record<string, string>) => void;

interface Described {
  help: string;
  labels?: string[];
  collect: (set: SetValue) => void | Promise<void>;
}

function gauge(registry: Registry, name: string, { help, labels = [], collect }: Described): void {
  const made = new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      try {
        await collect((value, of = {}) => made.set(of, value));
      } catch {
        // Without a database the rest is wanted all the more: what is not known is left out.
        made.reset();
      }
    },
  });
}

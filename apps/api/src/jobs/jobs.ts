import type { Queryable } from '../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';

export interface NewJob {
  kind: string;
  /** At most one waiting job per key: scheduling again moves it. */
  key?: string;
  /** By the injected clock. */
  runAt: Date;
  payload: object;
  /** Somebody waits in front of a screen for it: it does not stand behind what is due in bulk. */
  urgent?: boolean;
}

/** What carries out jobs of one kind. It may run more than once: its effect must be repeatable. */
export interface JobHandler {
  kind: string;
  run(payload: unknown, deps: Dependencies): Promise<void>;
  /**
   * After this many failures, or when a provider refuses, the job is given up and logged; 12 unless
   * told. `Infinity`: never, for somebody would wait for it for ever.
   */
  maxAttempts?: number;
}

/** Timers and effects outside the database: written with the change, carried out after its commit. */
export interface Jobs {
  schedule(tx: Queryable, job: NewJob): Promise<void>;
  /** Takes the waiting job with this key back; nothing happens when there is none. */
  cancel(tx: Queryable, key: string): Promise<void>;
  /** Carries out what is due by the clock, in order, until nothing is. */
  drain(): Promise<void>;
}

/** A handler whose payload is known by its type; `schedule` below is the only one who writes it. */
export function defineJob<Payload extends object>(
  kind: string,
  run: (payload: Payload, deps: Dependencies) => Promise<void>,
  { urgent = false, ...options }: Pick<JobHandler, 'maxAttempts'> & Pick<NewJob, 'urgent'> = {},
): JobHandler & {
  schedule(
    jobs: Jobs,
    tx: Queryable,
    job: { key?: string; runAt: Date; payload: Payload },
  ): Promise<void>;
} {
  return {
    kind,
    run: (payload, deps) => run(payload as Payload, deps),
    schedule: (jobs, tx, job) => jobs.schedule(tx, { kind, urgent, ...job }),
    ...options,
  };
}

import type { Queryable } from '../database/schema.ts';

export interface NewJob {
  kind: string;
  /** At most one waiting job per key: scheduling again moves it. */
  key?: string;
  /** Leaves the job that waits under the key, or is carried out, as it is. */
  keepsWaiting?: boolean;
  /** By the injected clock. */
  runAt: Date;
  payload: object;
}

/** Timers and effects outside the database: written with the change, carried out after its commit. */
export interface Jobs {
  schedule(tx: Queryable, job: NewJob): Promise<void>;
  /** Takes the job with this key back that waits or is carried out; answers whether there was one. */
  cancel(tx: Queryable, key: string): Promise<boolean>;
  /** Carries out what is due by the clock, lane by lane, until nothing is or the time is up (ms). */
  drain(withinMs?: number): Promise<void>;
}

import type { Generated, JSONColumnType } from 'kysely';
import type { Lane } from './lanes.ts';

/** A piece of work for later: a timer, or an effect outside the database. */
export interface JobTable {
  id: string;
  kind: string;
  /** At most one waiting job has this key. */
  key: string | null;
  lane: Lane;
  /** By the injected clock. */
  run_at: Date;
  payload: JSONColumnType<object>;
  /** `traceparent` of the call that asked for it; null where nobody traces. */
  trace: Generated<string | null>;
  attempts: Generated<number>;
  /** Counts up when a job with this key is scheduled again. */
  revision: Generated<number>;
  /** Wall time; a worker that dies stops extending it. */
  locked_until: Date | null;
  last_error: string | null;
  done_at: Date | null;
  /** Given up after too many attempts. */
  dead_at: Date | null;
}

import type { Queryable } from '../database/schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Jobs, NewJob } from '../ports/jobs.ts';
import type { Lane } from './lanes.ts';

/** What carries out jobs of one kind. It may run more than once: its effect must be repeatable. */
export interface JobHandler {
  kind: string;
  lane: Lane;
  run(payload: unknown, deps: Dependencies): Promise<void>;
  /** The lane of the provider that this one waits for, where only its payload tells. */
  laneOf?(payload: unknown, deps: Dependencies): Lane | Promise<Lane>;
  /**
   * After this many failures, or when a provider refuses, the job is given up and logged; 12 unless
   * told. `Infinity`: never, for somebody would wait for it for ever.
   */
  maxAttempts?: number;
}

export interface JobOptions<Payload> extends Pick<JobHandler, 'maxAttempts'> {
  laneOf?: (payload: Payload, deps: Dependencies) => Lane | Promise<Lane>;
}

/** The payload of a kind is written by nobody else, so that its type is known. */
export function optionsOf<Payload>(
  options: JobOptions<Payload>,
): Pick<JobHandler, 'maxAttempts' | 'laneOf'> {
  const { laneOf, ...others } = options;
  if (laneOf === undefined) return others;
  return { ...others, laneOf: (payload, deps) => laneOf(payload as Payload, deps) };
}

/** A handler whose payload is known by its type; `schedule` below is the only one who writes it. */
export function defineJob<Payload extends object>(
  kind: string,
  lane: Lane,
  run: (payload: Payload, deps: Dependencies) => Promise<void>,
  options: JobOptions<Payload> = {},
): JobHandler & {
  schedule(
    jobs: Jobs,
    tx: Queryable,
    job: Omit<NewJob, 'kind' | 'payload'> & { payload: Payload },
  ): Promise<void>;
} {
  return {
    kind,
    lane,
    run: (payload, deps) => run(payload as Payload, deps),
    schedule: (jobs, tx, job) => jobs.schedule(tx, { kind, ...job }),
    ...optionsOf(options),
  };
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';
import type { NewJob } from '../jobs/jobs.ts';

/** PostgreSQL channel that wakes the workers. */
export const jobChannel = 'tolk_job';

export interface ClaimedJob {
  id: string;
  kind: string;
  key: string | null;
  payload: unknown;
  attempts: number;
  revision: number;
}

/** Wall time without a sign of life after which a worker counts as dead. */
const lease = sql<Date>`clock_timestamp() + interval '8 seconds'`;

export async function insertJob(tx: Queryable, job: NewJob): Promise<void> {
  await tx
    .insertInto('job')
    .values({
      id: randomUUID(),
      kind: job.kind,
      key: job.key ?? null,
      run_at: job.runAt,
      payload: JSON.stringify(job.payload),
      urgent: job.urgent ?? false,
      locked_until: null,
      last_error: null,
      done_at: null,
      dead_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .where('done_at', 'is', null)
        .where('dead_at', 'is', null)
        .doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          run_at: eb.ref('excluded.run_at'),
          payload: eb.ref('excluded.payload'),
          urgent: eb.ref('excluded.urgent'),
          attempts: 0,
          revision: sql`job.revision + 1`,
          locked_until: null,
          last_error: null,
        })),
    )
    .execute();
  await sql`select pg_notify(${jobChannel}, '')`.execute(tx);
}

export async function deleteJob(tx: Queryable, key: string): Promise<void> {
  await tx
    .deleteFrom('job')
    .where('key', '=', key)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .execute();
}

/** Takes the job that is due first and that no living worker has; of the urgent ones if told. */
export async function claimJob(
  db: Queryable,
  now: Date,
  which: 'all' | 'urgent' = 'all',
): Promise<ClaimedJob | undefined> {
  return db
    .updateTable('job')
    .set({ locked_until: lease, attempts: sql`attempts + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('job')
        .select('id')
        .where('done_at', 'is', null)
        .where('dead_at', 'is', null)
        .where('run_at', '<=', now)
        .where((where) =>
          where.or([
            where('locked_until', 'is', null),
            where('locked_until', '<', sql<Date>`clock_timestamp()`),
          ]),
        )
        .$if(which === 'urgent', (jobs) => jobs.where(sql<boolean>`urgent`))
        .orderBy('run_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'key', 'payload', 'attempts', 'revision'])
    .executeTakeFirst();
}

export async function extendLease(db: Queryable, job: ClaimedJob): Promise<void> {
  await ofClaim(db, job).set({ locked_until: lease }).execute();
}

/** Nothing happens when the job was scheduled anew while it ran: it then waits for its new time. */
export async function finishJob(db: Queryable, job: ClaimedJob, now: Date): Promise<void> {
  await ofClaim(db, job).set({ done_at: now, locked_until: null, last_error: null }).execute();
}

export async function failJob(
  db: Queryable,
  job: ClaimedJob,
  failure: { error: string; now: Date; retryAt: Date | null },
): Promise<void> {
  const { error, now, retryAt } = failure;
  const next = retryAt === null ? { dead_at: now } : { run_at: retryAt };
  await ofClaim(db, job)
    .set({ ...next, last_error: error, locked_until: null })
    .execute();
}

/** Waiting jobs that are due, whoever has them. */
export async function countDue(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('run_at', '<=', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Jobs that are not done: due by now, for later, given up. */
export async function countWaiting(
  db: Queryable,
  now: Date,
): Promise<{ due: number; later: number; 'given up': number }> {
  const count = sql<number>`count(*)`;
  return db
    .selectFrom('job')
    .where('done_at', 'is', null)
    .select([
      sql<number>`${count} filter (where dead_at is null and run_at <= ${now})`.as('due'),
      sql<number>`${count} filter (where dead_at is null and run_at > ${now})`.as('later'),
      sql<number>`${count} filter (where dead_at is not null)`.as('given up'),
    ])
    .executeTakeFirstOrThrow();
}

export async function forgetDone(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('job').where('done_at', '<', before).execute();
}

function ofClaim(db: Queryable, { id, revision }: ClaimedJob) {
  return db
    .updateTable('job')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('done_at', 'is', null);
}

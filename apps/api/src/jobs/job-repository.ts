import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hint } from '../database/hints.ts';
import type { Queryable } from '../database/schema.ts';
import type { NewJob } from '../ports/jobs.ts';
import { traceparentNow } from '../tracing/spans.ts';
import { laneNames, type Lane } from './lanes.ts';

/** Channel that wakes the workers; its payload is the lane. */
export const jobChannel = 'tolk_job';

export interface ClaimedJob {
  id: string;
  kind: string;
  key: string | null;
  payload: unknown;
  lane: Lane;
  trace: string | null;
  attempts: number;
  revision: number;
}

/** Wall time without a sign of life after which a worker counts as dead. */
const lease = sql<Date>`clock_timestamp() + interval '8 seconds'`;

/** Workers are woken for what is due now; they look for the rest by themselves once it is due. */
export async function insertJob(
  tx: Queryable,
  job: NewJob,
  { lane, now }: { lane: Lane; now: Date },
): Promise<void> {
  await tx
    .insertInto('job')
    .values({
      id: randomUUID(),
      kind: job.kind,
      key: job.key ?? null,
      run_at: job.runAt,
      payload: JSON.stringify(job.payload),
      lane,
      trace: traceparentNow(),
      locked_until: null,
      last_error: null,
      done_at: null,
      dead_at: null,
    })
    .onConflict((conflict) => {
      const waiting = conflict
        .column('key')
        .where('done_at', 'is', null)
        .where('dead_at', 'is', null);
      if (job.keepsWaiting) return waiting.doNothing();
      return waiting.doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        run_at: eb.ref('excluded.run_at'),
        payload: eb.ref('excluded.payload'),
        lane: eb.ref('excluded.lane'),
        trace: eb.ref('excluded.trace'),
        attempts: 0,
        revision: sql`job.revision + 1`,
        locked_until: null,
        last_error: null,
      }));
    })
    .execute();
  if (job.runAt <= now) await hint(tx, jobChannel, lane);
}

export async function deleteJob(tx: Queryable, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('job')
    .where('key', '=', key)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What a process carries out: a newer or older one may know other kinds. */
export type Kinds = readonly string[];

const isFree = sql<boolean>`(locked_until is null or locked_until < clock_timestamp())`;
const isOf = (kinds: Kinds) => sql<boolean>`kind = any(${sql.val(kinds)}::text[])`;

/** Takes the job of the lane that is due first, of a kind that is known, and that no living worker has. */
export async function claimJob(
  db: Queryable,
  now: Date,
  lane: Lane,
  kinds: Kinds,
): Promise<ClaimedJob | undefined> {
  return db
    .updateTable('job')
    .set({ locked_until: lease, attempts: sql`attempts + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('job')
        .select('id')
        .where('lane', '=', lane)
        .where('done_at', 'is', null)
        .where('dead_at', 'is', null)
        .where('run_at', '<=', now)
        .where(isOf(kinds))
        .where(isFree)
        .orderBy('run_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'key', 'payload', 'lane', 'trace', 'attempts', 'revision'])
    .executeTakeFirst();
}

/** The lanes in which something waits for a worker of a process that knows these kinds. */
export async function dueLanes(db: Queryable, now: Date, kinds: Kinds): Promise<Lane[]> {
  const { rows } = await sql<{ lane: Lane }>`
    select lane from unnest(${sql.val(laneNames)}::text[]) as lane where exists (
      select from job where job.lane = lane.lane and done_at is null and dead_at is null
        and run_at <= ${now} and ${isOf(kinds)} and ${isFree})`.execute(db);
  return rows.map(({ lane }) => lane);
}

/** Lets a job wait in another lane, as if it had not been taken. */
export async function moveJob(db: Queryable, job: ClaimedJob, lane: Lane): Promise<void> {
  await ofClaim(db, job)
    .set({ lane, locked_until: null, attempts: sql`attempts - 1` })
    .execute();
  await hint(db, jobChannel, lane);
}

export async function extendLease(db: Queryable, job: ClaimedJob): Promise<void> {
  await ofClaim(db, job).set({ locked_until: lease }).execute();
}

/** Nothing happens when the job was scheduled again while it ran: it then waits for its new time. */
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

/** Whether a job of these kinds is due that is not done, no matter who has it. */
export async function isAnyDue(db: Queryable, now: Date, kinds: Kinds): Promise<boolean> {
  const due = await db
    .selectFrom('job')
    .select('id')
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('run_at', '<=', now)
    .where(isOf(kinds))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

export interface GivenUp {
  id: string;
  kind: string;
  attempts: number;
  last_error: string | null;
  dead_at: Date;
}

/** The last one first. */
export async function listGivenUp(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: GivenUp[] }> {
  const all = db.selectFrom('job').where('dead_at', 'is not', null);
  const rows = await all
    .select(['id', 'kind', 'attempts', 'last_error'])
    .select((eb) => eb.ref('dead_at').$notNull().as('dead_at'))
    .orderBy('dead_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await all
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { total, rows };
}

/**
 * Lets a job that was given up be tried from the beginning; answers its kind, undefined when there is
 * none. Where another with its key waits already, that one does its work.
 */
export async function restartJob(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const job = await tx
    .deleteFrom('job')
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (job === undefined) return undefined;
  const anew = { run_at: now, attempts: 0, locked_until: null, last_error: null, dead_at: null };
  await tx
    .insertInto('job')
    .values({ ...job, ...anew, payload: JSON.stringify(job.payload) })
    .onConflict((conflict) =>
      conflict.column('key').where('done_at', 'is', null).where('dead_at', 'is', null).doNothing(),
    )
    .execute();
  await hint(tx, jobChannel, job.lane);
  return job.kind;
}

export interface WaitingJobs {
  due: number;
  later: number;
  'given up': number;
  /** Since when the first of them is due (s). */
  lateSeconds: number;
}

/** Jobs that are not done, by lane. */
export async function countWaiting(
  db: Queryable,
  now: Date,
): Promise<ReadonlyMap<Lane, WaitingJobs>> {
  const count = sql<number>`count(*)`;
  const due = sql`dead_at is null and run_at <= ${now}`;
  const rows = await db
    .selectFrom('job')
    .where('done_at', 'is', null)
    .groupBy('lane')
    .select([
      'lane',
      sql<number>`${count} filter (where ${due})`.as('due'),
      sql<number>`${count} filter (where dead_at is null and run_at > ${now})`.as('later'),
      sql<number>`${count} filter (where dead_at is not null)`.as('given up'),
      sql<Date | null>`min(run_at) filter (where ${due})`.as('since'),
    ])
    .execute();
  const found = new Map(rows.map(({ lane, ...waiting }) => [lane, waiting]));
  return new Map(laneNames.map((lane) => [lane, waitingOf(found.get(lane), now)]));
}

function waitingOf(
  found: (Omit<WaitingJobs, 'lateSeconds'> & { since: Date | null }) | undefined,
  now: Date,
): WaitingJobs {
  const { since = null, ...counts } = found ?? { due: 0, later: 0, 'given up': 0 };
  return { ...counts, lateSeconds: since === null ? 0 : (+now - +since) / 1_000 };
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

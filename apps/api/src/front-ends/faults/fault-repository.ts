import { randomUUID } from 'node:crypto';
import { limits, type FaultState, type FrontEnd } from '@tolk/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Paging } from '../../calls/paging.ts';
import type { Queryable } from '../../database/schema.ts';
import type {
  FrontEndCrashTable,
  FrontEndFaultSampleTable,
  FrontEndFaultTable,
} from './fault-table.ts';

export type FaultRecord = Selectable<FrontEndFaultTable>;
export type SampleRecord = Selectable<FrontEndFaultSampleTable>;

export interface Occurrence extends Pick<
  Insertable<FrontEndFaultTable>,
  'fingerprint' | 'remote' | 'kind' | 'message'
> {
  version: string;
  at: Date;
}

/** Counts it among those of its kind; one that was mended opens again when a newer version has it. */
export async function countOccurrence(
  db: Queryable,
  { version, at, ...fault }: Occurrence,
): Promise<string> {
  const others = sql`array_remove(front_end_fault.versions, ${version})`;
  const { id } = await db
    .insertInto('front_end_fault')
    .values({ id: randomUUID(), ...fault, versions: [version], first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({
        count: sql`front_end_fault.count + 1`,
        message: fault.message,
        last_at: at,
        versions: sql`(array_prepend(${version}, ${others}))[1:${sql.lit(limits.frontEnds.versions)}]`,
        state: sql`case when front_end_fault.state = 'mended'
          and not ${version} = any(front_end_fault.versions) then 'open' else front_end_fault.state end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps an occurrence in full, and of its fault no more than the newest. */
export async function keepSample(db: Queryable, sample: Omit<SampleRecord, 'id'>): Promise<void> {
  await db
    .insertInto('front_end_fault_sample')
    .values({ id: randomUUID(), ...sample })
    .execute();
  await db
    .deleteFrom('front_end_fault_sample')
    .where('id', 'in', (query) =>
      query
        .selectFrom('front_end_fault_sample')
        .select('id')
        .where('fault_id', '=', sample.fault_id)
        .orderBy('at', 'desc')
        .orderBy('id')
        .offset(limits.frontEnds.samples),
    )
    .execute();
}

/** Notes that a screen of a release fell in a document; a document counts once. */
export async function noteCrash(db: Queryable, crash: FrontEndCrashTable): Promise<void> {
  await db
    .insertInto('front_end_crash')
    .values(crash)
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version', 'document']).doUpdateSet({ at: crash.at }),
    )
    .execute();
}

export interface CrashedSessions {
  /** Documents, each a tab with what was opened in it. */
  sessions: number;
  /** From how many networks: one that makes sessions up is still one. */
  networks: number;
}

/** In how many sessions a screen of a remote's version fell since then. */
export async function countCrashedSessions(
  db: Queryable,
  { remote, version, since }: { remote: FrontEnd; version: string; since: Date },
): Promise<CrashedSessions> {
  return db
    .selectFrom('front_end_crash')
    .select((eb) => [
      eb.fn.countAll<number>().as('sessions'),
      eb.fn.count<number>('network').distinct().as('networks'),
    ])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
}

export interface FaultFilter {
  state?: FaultState;
  remote?: FrontEnd;
  version?: string;
}

/** The fault that occurred last first. */
export async function listFaults(
  db: Queryable,
  { state, remote, version }: FaultFilter,
  { limit, offset }: Paging,
): Promise<{ total: number; rows: FaultRecord[] }> {
  const found = db
    .selectFrom('front_end_fault')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? 'shell'))
    .$if(version !== undefined, (query) => query.where(sql<boolean>`${version} = any(versions)`));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

export function findFault(db: Queryable, id: string): Promise<FaultRecord | undefined> {
  return db.selectFrom('front_end_fault').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest first. */
export function samplesOf(db: Queryable, faultId: string): Promise<SampleRecord[]> {
  return db
    .selectFrom('front_end_fault_sample')
    .selectAll()
    .where('fault_id', '=', faultId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

/** Undefined when there is no such fault. */
export function changeFaultState(
  db: Queryable,
  id: string,
  state: FaultState,
): Promise<{ message: string } | undefined> {
  return db
    .updateTable('front_end_fault')
    .set({ state })
    .where('id', '=', id)
    .returning('message')
    .executeTakeFirst();
}

/** Faults that have not occurred since then, and the oldest of too many; samples go with their fault. */
export async function forgetFaults(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('front_end_fault').where('last_at', '<', before).execute();
  await db.deleteFrom('front_end_fault_sample').where('at', '<', before).execute();
  await db
    .deleteFrom('front_end_fault')
    .where('id', 'in', (query) =>
      query
        .selectFrom('front_end_fault')
        .select('id')
        .orderBy('last_at', 'desc')
        .orderBy('id')
        .offset(limits.frontEnds.faults),
    )
    .execute();
}

export async function forgetCrashes(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('front_end_crash').where('at', '<', before).execute();
}

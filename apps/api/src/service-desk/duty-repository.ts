import { sql } from 'kysely';
import { can, languages, staffRoles, type Agent, type Language } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';
import type { ConversationRecord } from './conversation-repository.ts';

/** Who works at the desk. */
const deskRoles = staffRoles.filter((role) => can(role, 'service'));

export interface DeskMember extends Agent {
  name: string;
  onDuty: boolean;
}

/** Every member who works at the desk, with what is theirs, by name. */
export async function deskMembers(db: Queryable): Promise<DeskMember[]> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('service_duty as duty', 'duty.staff_id', 'staff.id')
    .select([
      'staff.id as staffId',
      'staff.name',
      'duty.on_duty',
      'duty.languages',
      'duty.assigned_at as assignedAt',
      sql<number>`(
        select count(*) from service_conversation as held
        where held.assignee_id = staff.id and held.state = 'open')`.as('load'),
    ])
    .where('staff.active', '=', true)
    .where('staff.role', 'in', deskRoles)
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute();
  return rows.map(({ on_duty, languages: own, ...row }) => ({
    ...row,
    onDuty: on_duty ?? false,
    languages: own ?? languages,
  }));
}

/** One after another gives conversations to members, so that each sees what the others were given. */
export async function lockDuty(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('service/duty', 0))`.execute(tx);
}

export async function setDuty(
  tx: Tx,
  staffId: string,
  { onDuty, languages: own }: { onDuty: boolean; languages: readonly Language[] | undefined },
): Promise<void> {
  await tx
    .insertInto('service_duty')
    .values({
      staff_id: staffId,
      on_duty: onDuty,
      languages: [...(own ?? languages)],
      assigned_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ on_duty: onDuty, ...(own === undefined ? {} : { languages: [...own] }) }),
    )
    .execute();
}

export async function noteAssigned(tx: Tx, staffId: string, at: Date): Promise<void> {
  await tx
    .updateTable('service_duty')
    .set({ assigned_at: at })
    .where('staff_id', '=', staffId)
    .execute();
}

/** Conversations of this member whose customer waits. */
export async function waitingWith(tx: Tx, staffId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('service_conversation')
    .select('id')
    .where('assignee_id', '=', staffId)
    .where('state', '=', 'open')
    .where('waiting_since', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What stands in the queue and nobody else works on, locked, the longest waiting first. */
export async function lockQueue(tx: Tx, limit: number): Promise<ConversationRecord[]> {
  const rows = await tx
    .selectFrom('service_conversation')
    .selectAll()
    .where('assignee_id', 'is', null)
    .where('state', '=', 'open')
    .where('waiting_since', 'is not', null)
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows;
}

/** How much waits, and how long the latest first answers took (ms of open time). */
export async function queueFigures(db: Queryable): Promise<{ waiting: number; latest: number[] }> {
  const { rows } = await sql<{ waiting: number; latest: number[] | null }>`
    select
      (select count(*) from service_conversation
        where state = 'open' and waiting_since is not null) as waiting,
      (select array_agg(ms::int) from (
        select first_answer_ms as ms from service_conversation
        where first_answered_at is not null order by created_at desc limit 20
      ) as answered) as latest`.execute(db);
  return { waiting: rows[0]?.waiting ?? 0, latest: rows[0]?.latest ?? [] };
}

/** Keeps a member on duty until this transaction ends; false when they have gone meanwhile. */
export async function holdOnDuty(tx: Tx, staffId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('service_duty')
    .select('on_duty')
    .where('staff_id', '=', staffId)
    .forShare()
    .executeTakeFirst();
  return held?.on_duty ?? false;
}

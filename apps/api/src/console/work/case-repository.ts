import {
  addMs,
  limits,
  notedSubjects,
  workSubjects,
  type NotedSubject,
  type WorkSubject,
} from '@tolk/domain';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import { liveOrder } from '../../market/postings/posting-repository.ts';
import { isThere } from './waiting-repository.ts';

export interface RecordKey {
  subject: NotedSubject;
  subjectId: string;
}

/** Of what waits for staff at times. */
interface CaseKey extends RecordKey {
  subject: WorkSubject;
}

/** Whose the case is, locked until this transaction ends. */
export async function lockAssignee(
  tx: Tx,
  { subject, subjectId }: CaseKey,
): Promise<string | null> {
  await tx
    .insertInto('work_case')
    .values({ subject, subject_id: subjectId, assignee_id: null, assigned_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { assignee_id } = await tx
    .selectFrom('work_case')
    .select('assignee_id')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return assignee_id;
}

export async function setAssignee(
  tx: Tx,
  { subject, subjectId }: CaseKey,
  staffId: string | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('work_case')
    .set({ assignee_id: staffId, assigned_at: staffId === null ? null : at })
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .execute();
}

/** Who said nothing for so long has gone. */
const goneMs = 2 * limits.work.presenceMs;

/** Notes that a member has the record on screen. */
export async function noteViewer(
  db: Queryable,
  { subject, subjectId }: RecordKey,
  staffId: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('work_viewer')
    .values({ subject, subject_id: subjectId, staff_id: staffId, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'subject_id', 'staff_id']).doUpdateSet({ seen_at: at }),
    )
    .execute();
}

interface Viewer {
  subject_id: string;
  staff_id: string;
  name: string;
}

/** Who else has these records on screen, by name. */
export function viewersOf(
  db: Queryable,
  subjectIds: readonly string[],
  { besides, now }: { besides: string; now: Date },
): Promise<Viewer[]> {
  return db
    .selectFrom('work_viewer')
    .innerJoin('staff', 'staff.id', 'work_viewer.staff_id')
    .select(['subject_id', 'staff_id', 'staff.name'])
    .where('subject_id', 'in', [...subjectIds])
    .where('staff_id', '<>', besides)
    .where('seen_at', '>', addMs(now, -goneMs))
    .orderBy('staff.name')
    .execute();
}

/**
 * Deletes what served its time: old notes, but for those about an order that has not ended, viewers, and all
 * about records that are gone.
 */
export async function forgetWork(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('work_note')
    .where('at', '<', addMs(now, -limits.work.notesKeptMs))
    .where(
      sql<boolean>`not (subject = 'order' and exists (
        select from project_order where id = subject_id and ${liveOrder}
      ))`,
    )
    .execute();
  await db.deleteFrom('work_viewer').where('seen_at', '<', addMs(now, -goneMs)).execute();
  for (const subject of notedSubjects) {
    await db.deleteFrom('work_note').where('subject', '=', subject).where(gone(subject)).execute();
  }
  for (const subject of workSubjects) {
    await db.deleteFrom('work_case').where('subject', '=', subject).where(gone(subject)).execute();
  }
}

function gone(subject: NotedSubject) {
  return sql<boolean>`not ${isThere(subject, sql.ref('subject_id'))}`;
}

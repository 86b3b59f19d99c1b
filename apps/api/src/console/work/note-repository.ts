import { limits, type NotedSubject } from '@tolk/domain';
import { sql, type Insertable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { RecordKey } from './case-repository.ts';
import type { WorkNoteTable } from './work-table.ts';

/** Writes a note, and keeps for whom it is new. */
export async function insertNote(
  tx: Tx,
  note: Insertable<WorkNoteTable>,
  mentionIds: readonly string[],
): Promise<void> {
  await tx.insertInto('work_note').values(note).execute();
  if (mentionIds.length === 0) return;
  await tx
    .insertInto('work_mention')
    .values(mentionIds.map((staff_id) => ({ note_id: note.id, staff_id, seen_at: null })))
    .execute();
}

/** The newest first. */
export function notesOf(db: Queryable, { subject, subjectId }: RecordKey) {
  return db
    .selectFrom('work_note')
    .innerJoin('staff', 'staff.id', 'work_note.staff_id')
    .leftJoin('staff as receiver', 'receiver.id', 'work_note.to_staff_id')
    .select([
      'work_note.id',
      'work_note.text',
      'work_note.at',
      'staff.name as by_name',
      'receiver.name as to_name',
    ])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('at', 'desc')
    .orderBy('work_note.id')
    .limit(limits.work.notes)
    .execute();
}

/** Whom these notes name. */
export async function mentionsOf(
  db: Queryable,
  noteIds: readonly string[],
): Promise<{ note_id: string; name: string }[]> {
  if (noteIds.length === 0) return [];
  return db
    .selectFrom('work_mention')
    .innerJoin('staff', 'staff.id', 'work_mention.staff_id')
    .select(['note_id', 'staff.name'])
    .where('note_id', 'in', [...noteIds])
    .orderBy('staff.name')
    .execute();
}

/** How many notes these records have. */
export async function countNotes(
  db: Queryable,
  subjectIds: readonly string[],
): Promise<{ subject: NotedSubject; subject_id: string; notes: number }[]> {
  if (subjectIds.length === 0) return [];
  return db
    .selectFrom('work_note')
    .select(['subject', 'subject_id'])
    .select((eb) => eb.fn.countAll<number>().as('notes'))
    .where('subject_id', 'in', [...subjectIds])
    .groupBy(['subject', 'subject_id'])
    .execute();
}

/** Notes that name a member who has not opened their record since; the newest first. */
export function unseenMentions(db: Queryable, staffId: string) {
  return db
    .selectFrom('work_mention')
    .innerJoin('work_note', 'work_note.id', 'work_mention.note_id')
    .innerJoin('staff', 'staff.id', 'work_note.staff_id')
    .select([
      'work_note.id',
      'work_note.subject',
      'work_note.subject_id',
      'work_note.text',
      'work_note.at',
      'staff.name as by_name',
    ])
    .where('work_mention.staff_id', '=', staffId)
    .where('work_mention.seen_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('work_note.id')
    .limit(limits.work.notes)
    .execute();
}

/** The member has opened the record of which notes name them. */
export async function seeMentions(
  db: Queryable,
  { subject, subjectId }: RecordKey,
  staffId: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('work_mention')
    .set({ seen_at: at })
    .where('staff_id', '=', staffId)
    .where('seen_at', 'is', null)
    .where('note_id', 'in', (query) =>
      query
        .selectFrom('work_note')
        .select('id')
        .where('subject', '=', subject)
        .where('subject_id', '=', subjectId),
    )
    .execute();
}

/**
 * Deletes what colleagues wrote about a person, and about the orders that are their own as a party: such
 * notes speak of both sides by name. What is written about an organisation's orders stays with those, see
 * `unnameInNotes`.
 */
export async function forgetNotesAbout(tx: Tx, personId: string): Promise<void> {
  await tx
    .deleteFrom('work_note')
    .where((eb) =>
      eb.or([
        eb.and([eb('subject', '=', 'person'), eb('subject_id', '=', personId)]),
        eb.and([
          eb('subject', '=', 'order'),
          eb('subject_id', 'in', (query) =>
            query
              .selectFrom('project_order')
              .select('id')
              .where((order) =>
                order.or([order('client_id', '=', personId), order('supplier_id', '=', personId)]),
              ),
          ),
        ]),
      ]),
    )
    .execute();
}

/**
 * Writes `left` over these names and addresses of a person in the notes about orders of their organisations,
 * and about those that they acted on as a member. A Latin name within a longer word stays.
 */
export async function unnameInNotes(
  tx: Tx,
  personId: string,
  { names, left }: { names: readonly string[]; left: string },
): Promise<void> {
  for (const name of names.filter(Boolean)) {
    const found = `(?<![A-Za-z0-9])${name.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)}(?![A-Za-z0-9])`;
    await sql`
      update work_note set text = regexp_replace(text, ${found}, ${left}, 'gi')
      where subject = 'order' and text ~* ${found} and (
        exists (
          select from project_order
          join organisation_member on organisation_id in (client_id, supplier_id)
          where project_order.id = subject_id and organisation_member.person_id = ${personId}
        )
        or exists (
          select from order_event where order_id = subject_id and member_id = ${personId}
        )
        or exists (
          select from order_assignment
          where order_id = subject_id and order_assignment.person_id = ${personId}
        )
      )`.execute(tx);
  }
}

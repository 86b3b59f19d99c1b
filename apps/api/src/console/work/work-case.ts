import type { RequestOf, ResponseOf, WorkCase, calls } from '@tolk/contract';
import { kindsOf, rolesThatWorkOn, workSubjects, worksOn, type NotedSubject } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import { readHours } from '../../service-desk/hours-repository.ts';
import { activeStaffOf } from '../../staff/members/staff-repository.ts';
import { noteViewer, viewersOf, type RecordKey } from './case-repository.ts';
import { mentionsOf, notesOf, seeMentions } from './note-repository.ts';
import { findHolder, listWaiting } from './waiting-repository.ts';
import { withTarget } from './work-list.ts';

type Calls = typeof calls.opsinterface.work;

/** Says that the caller has the record on screen, with which its notes are seen. Throws `notFound`. */
export async function workCase(
  { subject, subjectId }: RequestOf<Calls['getWorkCase']>,
  context: CallContext,
): Promise<WorkCase> {
  const { deps, staffMember, now } = context;
  const key = { subject, subjectId };
  await requireRecord(deps.db, key, context);
  await noteViewer(deps.db, key, staffMember.staffId, now);
  await seeMentions(deps.db, key, staffMember.staffId, now);
  return presentCase(deps.db, key, context);
}

/** Throws `notFound` where the record is not there, or none that the caller works on. */
export async function requireRecord(
  db: Queryable,
  { subject, subjectId }: RecordKey,
  { staffMember }: CallContext,
): Promise<void> {
  const mayWork = worksOn(staffMember.role, subject);
  if (!mayWork || (await findHolder(db, subject, subjectId)) === undefined) refuse('notFound');
}

/** Of one kind of records, or of all that the caller works on. Throws `notFound` where it is none of theirs. */
export async function workColleagues(
  { subject }: RequestOf<Calls['getWorkColleagues']>,
  { deps, staffMember }: CallContext,
): Promise<ResponseOf<Calls['getWorkColleagues']>> {
  const wanted = subject === undefined ? workSubjects : [subject];
  const asked = wanted.filter((one) => worksOn(staffMember.role, one));
  if (asked.length === 0) refuse('notFound');
  return colleaguesOn(deps.db, asked);
}

/** Who works on some of such records. */
export async function colleaguesOn(
  db: Queryable,
  subjects: readonly NotedSubject[],
): Promise<{ staffId: string; name: string }[]> {
  const found = await activeStaffOf(db, subjects.flatMap(rolesThatWorkOn));
  return found.map(({ id, name }) => ({ staffId: id, name }));
}

/** The record as it is now. Throws `notFound`. */
export async function presentCase(
  db: Queryable,
  key: RecordKey,
  { staffMember, now }: CallContext,
): Promise<WorkCase> {
  const { subject, subjectId } = key;
  const holder = (await findHolder(db, subject, subjectId)) ?? refuse('notFound');
  const [waiting] = await listWaiting(db, kindsOf(subject), subjectId);
  const timed = waiting && withTarget(waiting, await readHours(db), now);
  const viewers = await viewersOf(db, [subjectId], { besides: staffMember.staffId, now });
  const notes = await notesOf(db, key);
  const mentions = await mentionsOf(
    db,
    notes.map(({ id }) => id),
  );
  return {
    subject,
    subjectId,
    assigneeId: holder.assignee_id,
    assigneeName: holder.assignee_name,
    waiting: timed
      ? {
          kind: timed.kind,
          sinceTime: timed.since.toISOString(),
          targetTime: timed.target.toISOString(),
          pace: timed.pace,
        }
      : null,
    viewers: viewers.map(({ staff_id, name }) => ({ staffId: staff_id, name })),
    notes: notes.map(({ id, by_name, to_name, text, at }) => ({
      noteId: id,
      byName: by_name,
      toName: to_name,
      text,
      mentions: mentions.filter(({ note_id }) => note_id === id).map(({ name }) => name),
      time: at.toISOString(),
    })),
  };
}

import type { RequestOf, ResponseOf, WorkCase, calls } from '@tolk/contract';
import { worksOn } from '@tolk/domain';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { insertNote, unseenMentions } from './note-repository.ts';
import { colleaguesOn, presentCase, requireRecord } from './work-case.ts';

type Calls = typeof calls.opsinterface.work;

/**
 * Writes a note that only colleagues read. Throws `notFound`, also for somebody named who does not work
 * on such records: they could not open it.
 */
export async function addWorkNote(
  { subject, subjectId, text, mentionIds }: RequestOf<Calls['addWorkNote']>,
  context: CallContext,
): Promise<WorkCase> {
  requireNoFaults(blankFaults({ text }));
  const { staffMember, now } = context;
  const key = { subject, subjectId };
  return context.transaction(async (tx) => {
    await requireRecord(tx, key, context);
    const colleagues = new Set((await colleaguesOn(tx, [subject])).map(({ staffId }) => staffId));
    if (mentionIds.some((id) => !colleagues.has(id))) refuse('notFound');
    const note = {
      id: randomUUID(),
      subject,
      subject_id: key.subjectId,
      staff_id: staffMember.staffId,
      to_staff_id: null,
      text: text.trim(),
      at: now,
    };
    await insertNote(tx, note, mentionIds);
    await recordAudit(tx, context, {
      action: 'addWorkNote',
      subject,
      subjectId: key.subjectId,
    });
    return presentCase(tx, key, context);
  });
}

/** What is new to the caller, of the records that their role still works on. */
export async function workMentions({
  deps,
  staffMember,
}: CallContext): Promise<ResponseOf<Calls['getWorkMentions']>> {
  const found = await unseenMentions(deps.db, staffMember.staffId);
  return found
    .filter(({ subject }) => worksOn(staffMember.role, subject))
    .map(({ id, subject, subject_id, by_name, text, at }) => ({
      noteId: id,
      subject,
      subjectId: subject_id,
      byName: by_name,
      text,
      time: at.toISOString(),
    }));
}

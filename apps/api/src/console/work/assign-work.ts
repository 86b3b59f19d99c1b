import type { RequestOf, ResponseOf, WorkCase, calls } from '@tolk/contract';
import { kindsOf, type WorkSubject } from '@tolk/domain';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import { visibleText } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { handOverFeedback } from '../../feedback/assign-feedback.ts';
import { handOverTaxInvoice } from '../../orders/tax-invoices/assign-invoice.ts';
import { handOverConversation } from '../../service-desk/desk-acts.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import type { HandOver } from '../../staff/members/hand-over.ts';
import { lockAssignee, setAssignee } from './case-repository.ts';
import { insertNote } from './note-repository.ts';
import { listWaiting } from './waiting-repository.ts';
import { colleaguesOn, presentCase, requireRecord } from './work-case.ts';

type Calls = typeof calls.opsinterface.work;

/** False: a colleague was faster, or the state does not allow it. */
type HandsOver = (tx: Tx, handOver: HandOver, context: CallContext) => Promise<boolean>;

/** Desks whose records say themselves whose they are: with it goes their status. */
const ownDesks: Readonly<Partial<Record<WorkSubject, HandsOver>>> = {
  feedback: handOverFeedback,
  serviceConversation: handOverConversation,
  taxInvoice: handOverTaxInvoice,
};

/**
 * Takes a case on, gives it to a colleague with a note, or returns it to the queue. Throws `notFound`
 * for what the caller, or who is given it, does not work on; `conflict` where a colleague was faster.
 */
export async function assignWork(
  { subject, note = '', ...form }: RequestOf<Calls['assignWork']>,
  context: CallContext,
): Promise<WorkCase> {
  const key = { subject, subjectId: form.subjectId };
  const handOver = handOverOf(key.subjectId, form, 'assignWork');
  return context.transaction(async (tx) => {
    await requireRecord(tx, key, context);
    await requireReceiver(tx, subject, handOver.staffId);
    if (!(await hand(tx, subject, handOver, context))) refuse('conflict');
    await noteHandOver(tx, subject, handOver, visibleText(note), context);
    return presentCase(tx, key, context);
  });
}

/** Gives several cases to one member or back to the queue, and leaves those alone that a colleague took meanwhile. */
export async function assignWorkAtOnce(
  { cases, staffId, note = '' }: RequestOf<Calls['assignWorkAtOnce']>,
  context: CallContext,
): Promise<ResponseOf<Calls['assignWorkAtOnce']>> {
  // In one order, so that two who assign at once never wait for each other.
  const ordered = cases.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return context.transaction(async (tx) => {
    let assigned = 0;
    for (const one of ordered) {
      const handOver = handOverOf(one.subjectId, { ...one, staffId }, 'assignWorkAtOnce');
      await requireRecord(tx, { ...one, subjectId: handOver.id }, context);
      await requireReceiver(tx, one.subject, handOver.staffId);
      if (!(await hand(tx, one.subject, handOver, context))) continue;
      await noteHandOver(tx, one.subject, handOver, visibleText(note), context);
      assigned += 1;
    }
    return { assigned, skipped: cases.length - assigned };
  });
}

function keyOf({ subject, subjectId }: { subject: string; subjectId: string }): string {
  return `${subject}/${subjectId}`;
}

function handOverOf(
  id: string,
  { staffId, seenAssigneeId }: { staffId: string | null; seenAssigneeId: string | null },
  call: string,
): HandOver {
  return { id, staffId, seenAssigneeId, call };
}

async function requireReceiver(
  tx: Tx,
  subject: WorkSubject,
  staffId: string | null,
): Promise<void> {
  if (staffId === null) return;
  const found = await colleaguesOn(tx, [subject]);
  if (!found.some((one) => one.staffId === staffId)) refuse('notFound');
}

async function hand(
  tx: Tx,
  subject: WorkSubject,
  handOver: HandOver,
  context: CallContext,
): Promise<boolean> {
  const own = ownDesks[subject];
  if (own !== undefined) return own(tx, handOver, context);
  const { id, staffId, seenAssigneeId, call } = handOver;
  const key = { subject, subjectId: id };
  if ((await lockAssignee(tx, key)) !== seenAssigneeId) return false;
  if ((await listWaiting(tx, kindsOf(subject), id)).length === 0) return false;
  await setAssignee(tx, key, staffId, context.now);
  await recordAudit(tx, context, {
    action: call,
    subject,
    subjectId: id,
    details: staffId === null ? {} : { staffId },
  });
  return true;
}

/** Who is given a case finds it among what is new to them, with or without words. */
async function noteHandOver(
  tx: Tx,
  subject: WorkSubject,
  { id, staffId }: HandOver,
  text: string,
  { staffMember, now }: CallContext,
): Promise<void> {
  const receiver = staffId === staffMember.staffId ? null : staffId;
  if (text === '' && receiver === null) return;
  const note = {
    id: randomUUID(),
    subject,
    subject_id: id,
    staff_id: staffMember.staffId,
    to_staff_id: receiver,
    text,
    at: now,
  };
  await insertNote(tx, note, receiver === null ? [] : [receiver]);
}

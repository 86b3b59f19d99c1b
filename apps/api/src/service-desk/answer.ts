import type { RequestOf, StaffServiceMessage, calls } from '@tolk/contract';
import { messageText, openMsBetween } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { fieldTexts } from '../calls/field-rules.ts';
import { invalidFields, refuse } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { hasOwnStaffFile } from '../files/uploads/file-repository.ts';
import { assignTo } from './assign.ts';
import {
  findWritten,
  insertServiceMessage,
  lockConversation,
  markConversation,
  updateConversation,
  type ConversationRecord,
  type ServiceMessageRecord,
} from './conversation-repository.ts';
import { noteAct, requireAction } from './desk-acts.ts';
import { deskMembers } from './duty-repository.ts';
import { tellCustomer } from './events.ts';
import { readHours } from './hours-repository.ts';
import { mailLater } from './mail-answers.ts';
import { insertMentions } from './mention-repository.ts';
import { presentForStaff } from './present.ts';

type Calls = typeof calls.opsinterface.service;

const oneOfBoth = { en: 'Send a text or one file.', zh: '请发送文字或一个文件。' };

/**
 * Answers, once for each of the browser's own ids; what nobody had taken is then the caller's. Throws 422,
 * `notFound`, `conflict` for a closed conversation.
 */
export async function answerConversation(
  form: RequestOf<Calls['answerServiceConversation']>,
  context: CallContext,
): Promise<StaffServiceMessage> {
  const text = messageText(form.text ?? '');
  if ((text === '') === (form.fileId === undefined)) invalidFields({ text: oneOfBoth });
  const { staffId } = context.staffMember;
  return context.transaction(async (tx) => {
    const held = (await lockConversation(tx, form.conversationId)) ?? refuse('notFound');
    const twin = await findWritten(tx, {
      conversationId: held.id,
      side: 'staff',
      messageId: form.messageId,
    });
    if (twin !== undefined) return presentOne(tx, twin, staffId);
    requireAction(held, 'answer', context);
    if (form.fileId !== undefined && !(await hasOwnStaffFile(tx, form.fileId, staffId, 'service')))
      refuse('notFound');
    const { messageId, fileId = null } = form;
    const message = await sendAnswer(tx, held, { messageId, text, fileId }, context);
    await noteAct(tx, held, { action: 'answerServiceConversation' }, context);
    return presentOne(tx, message, staffId);
  });
}

/**
 * Writes to the customer of a locked conversation, which is the caller's then if nobody had it. What is about an
 * appeal belongs to all who rule on it.
 */
export async function sendAnswer(
  tx: Tx,
  held: ConversationRecord,
  { messageId, text, fileId }: { messageId: string; text: string; fileId: string | null },
  context: CallContext,
): Promise<ServiceMessageRecord> {
  const own = await takeForAnswer(tx, held, context);
  const message = await insertServiceMessage(tx, {
    conversation_id: held.id,
    message_id: messageId,
    side: 'staff',
    staff_id: context.staffMember.staffId,
    text,
    file_id: fileId,
    event: null,
    created_at: context.now,
  });
  await noteAnswered(tx, own, message, context);
  tellCustomer(tx, held, message);
  return message;
}

/** Wakes a snoozed conversation, and takes what nobody has. */
async function takeForAnswer(
  tx: Tx,
  held: ConversationRecord,
  { deps: { jobs }, now, staffMember }: CallContext,
): Promise<ConversationRecord> {
  const awake =
    held.state === 'snoozed'
      ? await updateConversation(tx, held.id, { state: 'open', snoozed_until: null })
      : held;
  if (awake.assignee_id !== null || awake.appeal_id !== null) return awake;
  return assignTo(tx, awake, staffMember.staffId, { jobs, now });
}

async function noteAnswered(
  tx: Tx,
  held: ConversationRecord,
  { seq }: ServiceMessageRecord,
  { deps: { jobs }, now }: CallContext,
): Promise<void> {
  const first =
    held.first_answered_at === null
      ? {
          first_answered_at: now,
          first_answer_ms: openMsBetween(await readHours(tx), held.created_at, now),
        }
      : {};
  await markConversation(tx, held.id, { waiting_since: null, staff_read_up_to: seq, ...first });
  await mailLater(tx, jobs, held, now);
}

/** Throws 422 at `text`, `notFound` for who does not work at the desk. */
export async function writeNote(
  form: RequestOf<Calls['writeServiceNote']>,
  context: CallContext,
): Promise<StaffServiceMessage> {
  const text = messageText(form.text);
  if (text === '') invalidFields({ text: fieldTexts.blank });
  const { staffId } = context.staffMember;
  return context.transaction(async (tx) => {
    const held = (await lockConversation(tx, form.conversationId)) ?? refuse('notFound');
    const twin = await findWritten(tx, {
      conversationId: held.id,
      side: 'note',
      messageId: form.messageId,
    });
    if (twin !== undefined) return presentOne(tx, twin, staffId);
    await requireMembers(tx, form.mentionIds);
    const note = await insertServiceMessage(tx, {
      conversation_id: held.id,
      message_id: form.messageId,
      side: 'note',
      staff_id: staffId,
      text,
      file_id: null,
      event: null,
      created_at: context.now,
    });
    await insertMentions(tx, { conversationId: held.id, seq: note.seq }, form.mentionIds);
    await noteAct(tx, held, { action: 'writeServiceNote' }, context);
    return presentOne(tx, note, staffId);
  });
}

async function requireMembers(tx: Tx, staffIds: readonly string[]): Promise<void> {
  const members = new Set((await deskMembers(tx)).map(({ staffId }) => staffId));
  if (staffIds.some((id) => !members.has(id))) refuse('notFound');
}

/** Throws `conflict` where a colleague used the same id. */
async function presentOne(
  tx: Tx,
  message: ServiceMessageRecord,
  staffId: string,
): Promise<StaffServiceMessage> {
  if (message.staff_id !== staffId) refuse('conflict');
  const [shown = refuse('fault')] = await presentForStaff(tx, [message]);
  return shown;
}

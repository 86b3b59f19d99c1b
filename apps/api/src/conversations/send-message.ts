import { addMs, HOUR, limits, mentionsOutsidePayment, messageText } from '@tolk/domain';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { invalidFields, refuse } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { requireOwnFiles } from '../files/uploads/own-files.ts';
import {
  findMessage,
  findSent,
  insertMessage,
  takeChangeNumber,
} from '../messages/threads/thread-repository.ts';
import { whyClosed } from '../messages/threads/closed.ts';
import { raiseSides } from '../messages/threads/side-repository.ts';
import { quietHoursOf } from '../messages/notifications/quiet-hours-repository.ts';
import { lockCaller } from '../persons/lock-caller.ts';
import { lockPersonsForKeyShare } from '../persons/person-repository.ts';
import { scheduleUnreadMail } from './unread-mail.ts';
import { scheduleUnreadPush } from './unread-push.ts';
import { tellBoth } from './tell-both.ts';
import { fingerprintOf } from './fingerprint.ts';
import { countSameText, lockCountsOf } from './message-repository.ts';
import { presentOne } from './present-message.ts';
import { takeSeat, writingFrom, type Seat } from './seat.ts';

type Calls = typeof calls.communicationinterface.chat;
type Form = RequestOf<Calls['messageSending']>;
type Sent = ResponseOf<Calls['messageSending']>;

/**
 * Writes a message, once for each of the browser's own ids. Throws `invalid` for nothing or for text
 * and file at once, `conversationClosed`, `tooMany` for one text to many people.
 */
export async function sendMessage(form: Form, context: CallContext): Promise<Sent> {
  return context.transaction(async (tx) => {
    await lockCaller(tx, context.personId);
    const seat = await takeSeat(tx, form.conversationId, context);
    const { conversationId, identity: by } = seat;
    const before = await findSent(tx, { conversationId, by, messageId: form.messageId });
    if (before !== undefined) return presentOne(tx, seat, before, context);
    const { text, fingerprint } = await textToSend(tx, form, seat, context);
    // From here on nobody else writes into this conversation: the same id may have come in meanwhile.
    const seq = await takeChangeNumber(tx, conversationId);
    const closed = await whyClosed(tx, writingFrom(seat, context), context.now);
    if (closed !== null) refuse('conversationClosed', { message: closed });
    const twin = await findSent(tx, { conversationId, by, messageId: form.messageId });
    if (twin !== undefined) return presentOne(tx, seat, twin, context);
    const message = await insertMessage(tx, {
      conversation_id: conversationId,
      seq,
      changed: seq,
      message_id: form.messageId,
      by,
      member_id: context.memberId,
      text,
      file_id: form.fileId ?? null,
      quote_seq: form.quoteSeq ?? null,
      event: null,
      fingerprint,
      outside_payment: mentionsOutsidePayment(text),
      created_at: context.now,
      recalled_at: null,
    });
    await raiseSides(tx, conversationId, { at: context.now, by, seq });
    const { person_id: personId, identity, muted_at } = seat.other;
    const reader = { personId, identity, conversationId };
    if (muted_at === null) {
      const when = { now: context.now, quiet: await quietHoursOf(tx, personId) };
      await scheduleUnreadMail(tx, context.deps.jobs, reader, when);
      await scheduleUnreadPush(tx, context.deps.jobs, reader, when);
    }
    tellBoth(tx, seat, seq);
    return presentOne(tx, seat, message, context);
  });
}

/** The text as it is stored, and by what it is known again; throws where this may not be sent. */
async function textToSend(tx: Tx, form: Form, seat: Seat, { personId, now }: CallContext) {
  const text = messageText(form.text ?? '');
  if ((text === '') === (form.fileId === undefined)) invalidFields({ text: oneOfBoth });
  if (!(await lockPersonsForKeyShare(tx, [seat.other.person_id]))) refuse('conversationClosed');
  if (form.fileId !== undefined) await requireOwnFiles(tx, [form.fileId], personId, 'message');
  if (form.quoteSeq !== undefined) await requireQuotable(tx, seat.conversationId, form.quoteSeq);
  const fingerprint = fingerprintOf(text, form.fileId);
  if (fingerprint !== null) {
    await lockCountsOf(tx, personId);
    const { conversationId } = seat;
    const same = { personId, conversationId, fingerprint };
    const others = await countSameText(tx, same, addMs(now, -HOUR));
    if (others >= limits.conversation.sameText) refuse('sameTextToMany');
  }
  return { text, fingerprint };
}

const oneOfBoth = { en: 'Send a text or one file.', zh: '请发送文字或一个文件。' };

async function requireQuotable(tx: Tx, conversationId: string, seq: number): Promise<void> {
  const quoted = await findMessage(tx, conversationId, seq);
  if (quoted === undefined || quoted.by === null) refuse('notFound');
}

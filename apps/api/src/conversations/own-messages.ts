import { addMs, limits } from '@tolk/domain';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { readUpTo } from '../messages/threads/side-repository.ts';
import {
  findMessage,
  lastChangeOf,
  recallMessage,
  takeChangeNumber,
} from '../messages/threads/thread-repository.ts';
import { contactAt } from './present-contact.ts';
import { presentOne } from './present-message.ts';
import { takeSeat, type Seat } from './seat.ts';
import { tellBoth } from './tell-both.ts';

type Calls = typeof calls.communicationinterface.chat;

/**
 * Takes a message of the caller's own back; a colleague's is not their own. Throws `recallTooLate`;
 * what is recalled stays so.
 */
export async function takeBackMessage(
  { conversationId, seq }: RequestOf<Calls['getRecallMessage']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getRecallMessage']>> {
  return context.transaction(async (tx) => {
    const seat = await takeSeat(tx, conversationId, context);
    const sent = await requireOwn(tx, seat, seq, context);
    if (sent.recalled_at !== null) return presentOne(tx, seat, sent, context);
    const changed = await takeChangeNumber(tx, conversationId);
    const message = await requireOwn(tx, seat, seq, context);
    if (message.recalled_at !== null) return presentOne(tx, seat, message, context);
    const until = addMs(message.created_at, limits.conversation.recallMs);
    if (until <= context.now) refuse('recallTooLate');
    const recalled = await recallMessage(tx, message, changed, context.now);
    tellBoth(tx, seat, changed);
    return presentOne(tx, seat, recalled, context);
  });
}

async function requireOwn(
  tx: Tx,
  { conversationId, identity }: Seat,
  seq: number,
  { memberId }: Pick<CallContext, 'memberId'>,
) {
  const message = await findMessage(tx, conversationId, seq);
  const isOwn = message?.by === identity && message.member_id === memberId;
  return isOwn ? message : refuse('notFound');
}

/** Answers how many are unread then. Reading never goes back. */
export async function markRead(
  { conversationId, upTo }: RequestOf<Calls['readMessage']>,
  context: CallContext,
): Promise<ResponseOf<Calls['readMessage']>> {
  return context.transaction(async (tx) => {
    const seat = await takeSeat(tx, conversationId, context);
    const last = await lastChangeOf(tx, conversationId);
    // Who is blocked does not see that they are read.
    const isTold = seat.own.blocked_at === null;
    if (isTold && (await readUpTo(tx, seat.own, Math.min(upTo, last)))) tellBoth(tx, seat, last);
    return { unread: (await contactAt(tx, seat)).unread };
  });
}

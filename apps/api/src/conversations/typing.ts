import { hint } from '../database/hints.ts';
import type { CallContext } from '../calls/call-context.ts';
import { lastChangeOf } from '../messages/threads/thread-repository.ts';
import { whyClosed } from '../messages/threads/closed.ts';
import { takeSeat, writingFrom } from './seat.ts';

/** Channel on which every instance hears that somebody writes. */
export const typingChannel = 'tolk_typing';

export interface TypingMessage {
  /** Who should see it. */
  personId: string;
  conversationId: string;
}

/**
 * Tells the other side that the person writes. Throws `notFound` where they are neither of the two;
 * where nothing was or can be written it says nothing.
 */
export async function announceTyping(
  context: Pick<CallContext, 'personId' | 'memberId' | 'identity' | 'now'> &
    Pick<CallContext['deps'], 'db'>,
  conversationId: string,
): Promise<void> {
  const { db } = context;
  const seat = await takeSeat(db, conversationId, context);
  if ((await lastChangeOf(db, conversationId)) === 0) return;
  if ((await whyClosed(db, writingFrom(seat, context), context.now)) !== null) return;
  const message: TypingMessage = { personId: seat.other.person_id, conversationId };
  await hint(db, typingChannel, JSON.stringify(message));
}

import type { Identity } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import type { Queryable } from '../database/schema.ts';
import type { Writing } from '../messages/threads/closed.ts';
import { sidesOf, type ConversationSide } from '../messages/threads/side-repository.ts';

/** A conversation from where the caller sits. */
export interface Seat {
  conversationId: string;
  identity: Identity;
  own: ConversationSide;
  other: ConversationSide;
}

/** Throws `notFound` where the caller, in the identity they are in, is neither of the two. */
export async function takeSeat(
  db: Queryable,
  conversationId: string,
  { personId, identity }: Pick<CallContext, 'personId' | 'identity'>,
): Promise<Seat> {
  const sides = await sidesOf(db, conversationId);
  const own = sides.find((side) => side.person_id === personId && side.identity === identity);
  const other = sides.find((side) => side !== own);
  if (own === undefined || other === undefined) refuse('notFound');
  return { conversationId, identity: own.identity, own, other };
}

/** What the caller writes from there, as a member where they act for an organisation. */
export function writingFrom(
  { own, other }: Pick<Seat, 'own' | 'other'>,
  { memberId }: Pick<CallContext, 'memberId'>,
): Writing {
  return { personId: own.person_id, memberId, otherId: other.person_id };
}

import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import type { Queryable } from '../database/schema.ts';
import { hashToken, newToken } from '../accounts/sessions/token.ts';
import {
  findConversation,
  findOwn,
  type ConversationRecord,
  type Customer,
} from './conversation-repository.ts';
import { visitorOfKey } from './visitor-repository.ts';

/** What tells who asks. */
export type Asker = Pick<CallContext, 'session' | 'visitor' | 'now'>;

/** The customer of a call; null for a visitor who has written nothing yet. */
export async function customerOf(
  { session, visitor, now }: Asker,
  db: Queryable,
): Promise<Customer | null> {
  if (session !== null)
    return { personId: session.personId, visitorId: null, identity: session.identity };
  return visitorIn(db, visitor, now);
}

/** Whom the browser's cookie knows, signed in or not. */
export async function visitorIn(
  db: Queryable,
  cookie: string | null,
  now: Date,
): Promise<(Customer & { personId: null }) | null> {
  if (cookie === null) return null;
  const visitorId = await visitorOfKey(db, { hash: hashToken(cookie), kind: 'cookie', now });
  return visitorId === undefined ? null : { personId: null, visitorId, identity: null };
}

/** Gives a visitor's browser a cookie where it has none, so that a repeated first message is known. */
export function giveCookie(context: CallContext): void {
  if (context.session === null && context.visitor === null) context.visitorToKeep = newToken();
}

/** The customer's own conversation. Throws `notFound` for anybody else's. */
export async function ownConversation(
  db: Queryable,
  id: string,
  context: CallContext,
): Promise<{ customer: Customer; conversation: ConversationRecord }> {
  const customer = (await customerOf(context, db)) ?? refuse('notFound');
  const conversation = (await findOwn(db, customer, id)) ?? refuse('notFound');
  return { customer, conversation };
}

/** A conversation for the staff. Throws `notFound`. */
export async function requireConversation(db: Queryable, id: string): Promise<ConversationRecord> {
  return (await findConversation(db, id)) ?? refuse('notFound');
}

import type { RequestOf, ResponseOf, ServiceSession, calls } from '@tolk/contract';
import { socketPath } from '@tolk/contract/socket-events';
import { addMs, customerEvents, identityOf, limits, messageText, portOf } from '@tolk/domain';
import { hashToken } from '../accounts/sessions/token.ts';
import { beginningOf } from '../calls/beginning-of.ts';
import type { CallContext } from '../calls/call-context.ts';
import { assertOwnId } from '../calls/own-id.ts';
import { refuse } from '../calls/refusal.ts';
import type { Queryable } from '../database/schema.ts';
import { findFile } from '../files/uploads/file-repository.ts';
import { answerWithFile } from '../files/uploads/files.ts';
import {
  beginningsOf,
  conversationsOf,
  countUnread,
  countUnreadOf,
  findOwn,
  isSentIn,
  lastSeenByCustomer,
  lockConversation,
  markConversation,
  messagesIn,
  raiseRead,
  type ConversationRecord,
} from './conversation-repository.ts';
import { customerOf, giveCookie, ownConversation, visitorIn, type Asker } from './customer.ts';
import { deskState } from './desk-state.ts';
import { writeEvent } from './events.ts';
import { presentForCustomer, presentOwn } from './present.ts';
import { isStaffTyping, noteCustomer } from './presence-repository.ts';
import { prolongKey } from './visitor-repository.ts';

type Calls = typeof calls.communicationinterface.service;

/** Conversations that the chat page lists, and characters that it shows of each. */
const listed = 20;
const excerpt = 80;

/** What the chat page begins with; a visitor's browser gets its cookie here. */
export async function serviceSession(
  { userId }: RequestOf<Calls['serviceSession']>,
  context: CallContext,
): Promise<ServiceSession> {
  if (userId !== undefined && context.session !== null) assertOwnId(userId, context);
  giveCookie(context);
  const { deps, visitor, now } = context;
  const customer = await customerOf(context, deps.db);
  if (customer?.visitorId && visitor !== null) {
    await prolongKey(deps.db, hashToken(visitor), addMs(now, limits.service.visitorMs));
    context.visitorToKeep = visitor;
  }
  return presentSession(deps.db, context);
}

/** The caller's conversations with the desk, as they are now. */
export async function presentSession(db: Queryable, asker: Asker): Promise<ServiceSession> {
  const customer = await customerOf(asker, db);
  const held = customer === null ? [] : await conversationsOf(db, customer, listed);
  const latest = await firstShown(db, held);
  const earlier = held.filter((one) => one !== latest);
  const joinable = await joinableIn(db, asker);
  const shown = [...earlier, ...(joinable === undefined ? [] : [joinable])];
  const beginnings = await beginningsOf(
    db,
    shown.map(({ id }) => id),
  );
  const short = ({ id, created_at }: ConversationRecord) => ({
    conversationId: id,
    createTime: created_at.toISOString(),
    beginning: beginningOf(beginnings.get(id) ?? '', excerpt),
  });
  return {
    desk: await deskState(db, asker.now),
    conversation: latest === undefined ? null : await presentOwn(db, latest),
    earlier: earlier.map(short),
    joinable: joinable === undefined ? null : short(joinable),
  };
}

/** A question about an appeal opens while it is unread; else what is asked customer service. */
async function firstShown(
  db: Queryable,
  held: readonly ConversationRecord[],
): Promise<ConversationRecord | undefined> {
  for (const one of held)
    if (one.appeal_id !== null && (await countUnread(db, [one.id])) > 0) return one;
  return held.find(({ appeal_id }) => appeal_id === null) ?? held[0];
}

/** What was begun in this browser before its user signed in. */
async function joinableIn(
  db: Queryable,
  { session, visitor, now }: Asker,
): Promise<ConversationRecord | undefined> {
  if (session === null) return undefined;
  const before = await visitorIn(db, visitor, now);
  return before === null ? undefined : (await conversationsOf(db, before, 1))[0];
}

export async function serviceHistory(
  { conversationId, before, after }: RequestOf<Calls['serviceSessionHistory']>,
  context: CallContext,
): Promise<ResponseOf<Calls['serviceSessionHistory']>> {
  const { db } = context.deps;
  const { conversation } = await ownConversation(db, conversationId, context);
  const { page } = limits.service;
  const window = { before, after, limit: page + 1, events: customerEvents };
  const found = await messagesIn(db, conversation.id, window);
  const list = after === undefined ? found.slice(-page) : found.slice(0, page);
  return {
    list: await presentForCustomer(db, list),
    hasMore: found.length > page,
    conversation: await presentOwn(db, conversation),
  };
}

export async function readService(
  { conversationId, upTo }: RequestOf<Calls['serviceReadMessage']>,
  context: CallContext,
): Promise<ResponseOf<Calls['serviceReadMessage']>> {
  const { db } = context.deps;
  const { conversation } = await ownConversation(db, conversationId, context);
  await raiseRead(db, conversation.id, 'read_up_to', upTo);
  return { unread: await countUnread(db, [conversation.id]) };
}

export async function unreadService(
  { userId }: RequestOf<Calls['serviceUnreadMessage']>,
  context: CallContext,
): Promise<ResponseOf<Calls['serviceUnreadMessage']>> {
  if (userId !== undefined && context.session !== null) assertOwnId(userId, context);
  return { unread: await unreadOfService(context) };
}

/** Answers that the caller has not read, over all of their conversations. */
export async function unreadOfService(context: CallContext): Promise<number> {
  const { db } = context.deps;
  const customer = await customerOf(context, db);
  return customer === null ? 0 : countUnreadOf(db, customer);
}

/** Which desk serves a port, whether somebody is there, and where to connect. */
export async function serviceDesk(
  { port }: RequestOf<Calls['getWebSocketKFZX']>,
  { deps, identity, session, now }: CallContext,
): Promise<ResponseOf<Calls['getWebSocketKFZX']>> {
  return {
    port: portOf(identity ?? identityOf(port ?? 0)),
    desk: await deskState(deps.db, now),
    socketPath: session === null ? null : socketPath,
  };
}

export async function servicePulse(
  { conversationId, typing }: RequestOf<Calls['servicePulse']>,
  context: CallContext,
): Promise<ResponseOf<Calls['servicePulse']>> {
  const { deps, now } = context;
  const { conversation } = await ownConversation(deps.db, conversationId, context);
  await noteCustomer(deps.db, conversation.id, { typing, at: now });
  return {
    lastSeq: await lastSeenByCustomer(deps.db, conversation.id, customerEvents),
    staffReadUpTo: conversation.staff_read_up_to,
    closed: conversation.state === 'closed',
    typing: await isStaffTyping(deps.db, conversation.id, now),
  };
}

/** Once, after the end; nothing more is asked of who passes it over. Throws `conflict`, `notFound`. */
export async function rateService(
  { conversationId, rating, comment = '' }: RequestOf<Calls['rateService']>,
  context: CallContext,
): Promise<ResponseOf<Calls['rateService']>> {
  return context.transaction(async (tx) => {
    const { conversation } = await ownConversation(tx, conversationId, context);
    const held = (await lockConversation(tx, conversation.id)) ?? refuse('notFound');
    if (held.state !== 'closed' || held.rating !== null) refuse('conflict');
    if (rating === null) {
      const passed = { rating_passed_at: context.now };
      await markConversation(tx, held.id, passed);
      return presentOwn(tx, { ...held, ...passed });
    }
    const given = { rating, comment: messageText(comment), rated_at: context.now };
    await markConversation(tx, held.id, given);
    await writeEvent(tx, held, {
      event: 'rated',
      details: { rating: String(rating) },
      at: context.now,
    });
    return presentOwn(tx, { ...held, ...given });
  });
}

/** A file that was sent in one's own conversation. Throws `notFound`. */
export async function downloadOwn(
  { conversationId, fileId }: RequestOf<Calls['downloadServiceFile']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { db } = context.deps;
  const customer = (await customerOf(context, db)) ?? refuse('notFound');
  const held = (await findOwn(db, customer, conversationId)) ?? refuse('notFound');
  const file = await findFile(db, fileId);
  if (file === undefined || !(await isSentIn(db, held.id, file.id))) refuse('notFound');
  await answerWithFile(file, context);
  return {};
}

import { limits } from '@tolk/domain';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../calls/field-rules.ts';
import { pagingOf } from '../calls/paging.ts';
import { presentFile } from '../files/uploads/files.ts';
import { shownName } from '../accounts/identity/shown-name.ts';
import type { Queryable } from '../database/schema.ts';
import { searchTerms } from '../database/search-terms.ts';
import {
  lastChangeOf,
  messagesChangedAfter,
  messagesFrom,
  newestMessages,
  type MessageRecord,
} from '../messages/threads/thread-repository.ts';
import { sharedFiles } from './message-repository.ts';
import { findMessages } from './message-search-repository.ts';
import { presentMessages } from './present-message.ts';
import { takeSeat } from './seat.ts';

type Calls = typeof calls.communicationinterface.chat;
type Asked = RequestOf<Calls['sessionHistory']>;

interface Page {
  list: MessageRecord[];
  hasMore: boolean;
  hasLater?: boolean;
}

/** Messages of a conversation, and how far both have read. */
export async function history(
  asked: Asked,
  context: CallContext,
): Promise<ResponseOf<Calls['sessionHistory']>> {
  const { db } = context.deps;
  const seat = await takeSeat(db, asked.conversationId, context);
  const { conversationId, own, other } = seat;
  // Before the messages: what is written meanwhile is fetched again, and never missed.
  const lastChange = await lastChangeOf(db, conversationId);
  const { list, hasMore, hasLater = false } = await pageOf(db, asked);
  return {
    list: await presentMessages(db, seat, list, context),
    hasMore,
    hasLater,
    lastChange,
    readUpTo: own.read_up_to,
    otherReadUpTo: other.read_up_to,
  };
}

async function pageOf(
  db: Queryable,
  { conversationId, before, around, changedAfter }: Asked,
): Promise<Page> {
  const { page } = limits.conversation;
  if (changedAfter !== undefined) {
    const list = await messagesChangedAfter(db, conversationId, changedAfter, page + 1);
    return { list: list.slice(0, page), hasMore: list.length > page };
  }
  if (around !== undefined) {
    const half = Math.floor(page / 2);
    const earlier = await newestMessages(db, conversationId, { before: around, limit: half + 1 });
    const later = await messagesFrom(db, conversationId, around, half + 1);
    return {
      list: [...earlier.slice(-half), ...later.slice(0, half)],
      hasMore: earlier.length > half,
      hasLater: later.length > half,
    };
  }
  const list = await newestMessages(db, conversationId, {
    ...(before === undefined ? {} : { before }),
    limit: page + 1,
  });
  return { list: list.slice(-page), hasMore: list.length > page };
}

/** There is no number of all that is found: to count them takes as long as to read them. */
export async function searchMessages(
  { search, conversationId, ...page }: RequestOf<Calls['searchMessages']>,
  { deps: { db }, personId, identity, language }: CallContext,
): Promise<ResponseOf<Calls['searchMessages']>> {
  requireNoFaults(blankFaults({ search }));
  const terms = searchTerms(search);
  if (identity === null || terms === null) return { list: [], hasMore: false };
  const { limit, offset } = pagingOf(page);
  const found = await findMessages(
    db,
    { personId, identity, terms, conversationId },
    { limit: limit + 1, offset },
  );
  return {
    hasMore: found.length > limit,
    list: found.slice(0, limit).map((message) => ({
      conversationId: message.conversation_id,
      otherId: message.other_id,
      otherName: shownName(message.other_name, language),
      seq: message.seq,
      text: message.text,
      time: message.created_at.toISOString(),
    })),
  };
}

export async function listSharedFiles(
  { conversationId, ...page }: RequestOf<Calls['getSessionFiles']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSessionFiles']>> {
  const { db } = context.deps;
  await takeSeat(db, conversationId, context);
  const { total, list } = await sharedFiles(db, conversationId, pagingOf(page));
  return {
    total,
    list: list.map((file) => ({
      seq: file.seq,
      file: presentFile(file),
      time: file.sent_at.toISOString(),
    })),
  };
}

import type { Identity } from '@tolk/domain';
import type { ContactRow, RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { pagingOf } from '../calls/paging.ts';
import type { Queryable } from '../database/schema.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import {
  blockPerson,
  countContacts,
  countUnreadMessages,
  listContacts,
  markSide,
} from '../messages/threads/side-repository.ts';
import { newestContexts } from './context-repository.ts';
import { contactAt, presentContact } from './present-contact.ts';
import { takeSeat } from './seat.ts';

type Calls = typeof calls.communicationinterface.chat;

/** Contacts of one identity only. */
export const contactsOf =
  (identity: Identity) =>
  async (
    { search, box, ...page }: RequestOf<Calls['getXQContactList']>,
    { deps: { db }, personId, language }: CallContext,
  ): Promise<ResponseOf<Calls['getXQContactList']>> => {
    const filter = { personId, identity, box, search: search?.trim() };
    const [total, list] = await Promise.all([
      countContacts(db, filter),
      listContacts(db, filter, pagingOf(page)),
    ]);
    const contacts = list.map((contact) => presentContact(contact, language));
    return { total, list: await toldApart(db, contacts, personId) };
  };

/** Contacts of one name carry what each conversation is about; the others stay as they are. */
async function toldApart(
  db: Queryable,
  contacts: readonly ContactRow[],
  viewerId: string,
): Promise<ContactRow[]> {
  const named = Map.groupBy(contacts, ({ otherName }) => otherName);
  const shared = [...named.values()].filter(({ length }) => length > 1).flat();
  if (shared.length === 0) return [...contacts];
  const ids = shared.map(({ conversationId }) => conversationId);
  const newest = await newestContexts(db, ids, viewerId);
  return contacts.map((contact) => {
    const about = newest.get(contact.conversationId);
    return about === undefined ? contact : { ...contact, about };
  });
}

export const unreadOf =
  (identity: Identity) =>
  async (
    { userId }: RequestOf<Calls['getXQUnreadmessage']>,
    { deps: { db }, personId }: CallContext,
  ): Promise<ResponseOf<Calls['getXQUnreadmessage']>> => ({
    unread: await countUnreadMessages(db, {
      personId,
      identity,
      ...(userId === undefined ? {} : { otherId: userId }),
    }),
  });

export async function changeContact(
  { conversationId, blocked, ...marks }: RequestOf<Calls['setContact']>,
  context: CallContext,
): Promise<ResponseOf<Calls['setContact']>> {
  const { now, personId, language } = context;
  return context.transaction(async (tx) => {
    const seat = await takeSeat(tx, conversationId, context);
    if (blocked !== undefined)
      await blockPerson(tx, { personId, otherId: seat.other.person_id }, { blocked, at: now });
    await markSide(tx, seat.own, marks, now);
    invalidate(tx, personId, ['Contact', 'Unread']);
    // What a blocked client publishes leaves the job hall and comes back.
    if (blocked !== undefined)
      invalidate(tx, personId, ['Posting', 'SavedPosting', 'SavedSearch', 'Overview']);
    return presentContact(await contactAt(tx, seat), language);
  });
}

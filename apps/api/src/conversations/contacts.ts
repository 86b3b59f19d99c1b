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
  const namesakes = alike(contacts, ({ otherName }) => otherName);
  if (namesakes.size === 0) return [...contacts];
  const ids = [...namesakes].map(({ conversationId }) => conversationId);
  const newest = await newestContexts(db, ids, viewerId);
  const aboutOf = ({ conversationId }: ContactRow) => newest.get(conversationId);
  const ofOneThing = alike([...namesakes], (one) => `${one.otherName}\n${aboutOf(one)?.name}`);
  return contacts.map((contact) => {
    const about = aboutOf(contact);
    if (about === undefined) return contact;
    return { ...contact, about: ofOneThing.has(contact) ? about : { name: about.name } };
  });
}

/** Those of whom another one has the same `key`. */
function alike<One>(list: readonly One[], key: (one: One) => string): ReadonlySet<One> {
  const groups = [...Map.groupBy(list, key).values()];
  return new Set(groups.filter(({ length }) => length > 1).flat());
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

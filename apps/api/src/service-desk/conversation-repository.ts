import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import type { ServiceConversationTable, ServiceMessageTable } from './service-table.ts';

export type ConversationRecord = Selectable<ServiceConversationTable>;
export type ServiceMessageRecord = Omit<Selectable<ServiceMessageTable>, 'bigrams' | 'words'>;

/** Who asks: a member, or a visitor whom a browser's cookie knows. */
export type Customer =
  | { personId: string; visitorId: null; identity: Identity | null }
  | { personId: null; visitorId: string; identity: null };

const messageColumns = [
  'conversation_id',
  'seq',
  'message_id',
  'side',
  'staff_id',
  'text',
  'file_id',
  'event',
  'details',
  'created_at',
] as const;

/** The customer's conversations, what was written last first. */
export function conversationsOf(
  db: Queryable,
  customer: Customer,
  limit: number,
): Promise<ConversationRecord[]> {
  return ofCustomer(db, customer).orderBy('last_at', 'desc').orderBy('id').limit(limit).execute();
}

/** The customer's latest one about this appeal; with null about no appeal. */
export function latestAbout(
  db: Queryable,
  customer: Customer,
  appealId: string | null,
): Promise<ConversationRecord | undefined> {
  return ofCustomer(db, customer)
    .where('appeal_id', appealId === null ? 'is' : '=', appealId)
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** What was asked about an appeal, in the order in which it was begun. */
export function conversationsAbout(db: Queryable, appealId: string): Promise<ConversationRecord[]> {
  return db
    .selectFrom('service_conversation')
    .selectAll()
    .where('appeal_id', '=', appealId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findOwn(
  db: Queryable,
  customer: Customer,
  id: string,
): Promise<ConversationRecord | undefined> {
  return ofCustomer(db, customer).where('id', '=', id).executeTakeFirst();
}

export function findConversation(
  db: Queryable,
  id: string,
): Promise<ConversationRecord | undefined> {
  return db.selectFrom('service_conversation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As it is now; what happens in it happens one after another until this transaction ends. */
export function lockConversation(tx: Tx, id: string): Promise<ConversationRecord | undefined> {
  return tx
    .selectFrom('service_conversation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** One customer's first messages come one after another, so that they begin one conversation. */
export async function lockBeginning(tx: Tx, customer: Customer): Promise<void> {
  const key = `service/${customer.personId ?? customer.visitorId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

export function insertConversation(
  tx: Tx,
  conversation: Pick<
    Insertable<ServiceConversationTable>,
    'person_id' | 'visitor_id' | 'identity' | 'language' | 'begun_by' | 'appeal_id' | 'created_at'
  >,
): Promise<ConversationRecord> {
  const { created_at } = conversation;
  return tx
    .insertInto('service_conversation')
    .values({
      ...conversation,
      id: randomUUID(),
      state: 'open',
      opened_at: created_at,
      last_at: created_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the conversation and raises its version. */
export function updateConversation(
  tx: Tx,
  id: string,
  changes: Updateable<ServiceConversationTable>,
): Promise<ConversationRecord> {
  return tx
    .updateTable('service_conversation')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a visitor wrote before goes to the same account: no key opens it any more. */
export async function moveToPerson(tx: Tx, visitorId: string, personId: string): Promise<void> {
  await tx
    .updateTable('service_conversation')
    .set({ person_id: personId, visitor_id: null, email: null, version: sql`version + 1` })
    .where('visitor_id', '=', visitorId)
    .execute();
}

/** Where a visitor is answered, in all of their conversations: no mail goes to an earlier address. */
export async function setVisitorEmail(tx: Tx, visitorId: string, email: string): Promise<void> {
  await tx
    .updateTable('service_conversation')
    .set({ email })
    .where('visitor_id', '=', visitorId)
    .execute();
}

/** Sets fields that do not raise the version, so that open pages stay current. */
export async function markConversation(
  tx: Queryable,
  id: string,
  marks: Updateable<ServiceConversationTable>,
): Promise<void> {
  await tx.updateTable('service_conversation').set(marks).where('id', '=', id).execute();
}

/** Raises how far one side has read; never back, and not beyond what is there. */
export async function raiseRead(
  db: Queryable,
  id: string,
  side: 'read_up_to' | 'staff_read_up_to',
  upTo: number,
): Promise<void> {
  await db
    .updateTable('service_conversation')
    .set({ [side]: sql`greatest(${sql.ref(side)}, least(${upTo}::bigint, last_seq))` })
    .where('id', '=', id)
    .where(side, '<', upTo)
    .execute();
}

/** What the customer has not read of the staff. */
export async function countUnread(db: Queryable, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { unread } = await db
    .selectFrom('service_message as message')
    .innerJoin('service_conversation as held', 'held.id', 'message.conversation_id')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('held.id', 'in', ids)
    .where('message.side', '=', 'staff')
    .whereRef('message.seq', '>', 'held.read_up_to')
    .executeTakeFirstOrThrow();
  return unread;
}

const unreadOf = (column: 'person_id' | 'visitor_id') =>
  statement<{ unread: number }>(`
    select count(*) as unread from service_conversation as held
    join service_message as message on message.conversation_id = held.id
    where held.${column} = $1 and message.side = 'staff' and message.seq > held.read_up_to`);

const unreadOfMember = unreadOf('person_id');
const unreadOfVisitor = unreadOf('visitor_id');

/** Answers that a customer has not read, over all of their conversations. */
export async function countUnreadOf(
  db: Queryable,
  { personId, visitorId }: Customer,
): Promise<number> {
  const [row] =
    personId === null
      ? await unreadOfVisitor(db, [visitorId])
      : await unreadOfMember(db, [personId]);
  return row?.unread ?? 0;
}

/** Writes a message under the next number; the conversation is locked. */
export async function insertServiceMessage(
  tx: Tx,
  message: Omit<Insertable<ServiceMessageTable>, 'seq' | 'details'> & {
    details?: Record<string, string>;
  },
): Promise<ServiceMessageRecord> {
  const { details = {}, ...written } = message;
  const { last_seq: seq } = await tx
    .updateTable('service_conversation')
    .set({ last_seq: sql`last_seq + 1`, last_at: message.created_at })
    .where('id', '=', message.conversation_id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('service_message')
    .values({ ...written, seq, details: JSON.stringify(details) })
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
}

/** What was written on this side under that name of the browser's own. */
export function findWritten(
  db: Queryable,
  {
    conversationId,
    side,
    messageId,
  }: { conversationId: string; side: ServiceMessageTable['side']; messageId: string },
): Promise<ServiceMessageRecord | undefined> {
  return db
    .selectFrom('service_message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

/** The customer's own message of that name, in whichever of their conversations it stands. */
export function findWrittenBy(
  db: Queryable,
  customer: Customer,
  messageId: string,
): Promise<ServiceMessageRecord | undefined> {
  return db
    .selectFrom('service_message')
    .select(messageColumns)
    .where('side', '=', 'customer')
    .where('message_id', '=', messageId)
    .where('conversation_id', 'in', ofCustomer(db, customer).clearSelect().select('id'))
    .executeTakeFirst();
}

/** Which messages are read: all, or those that a customer sees. */
export interface Window {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
  events?: readonly string[];
}

/** By `seq`, the oldest first: the newest ones, those before one or those after one. */
export async function messagesIn(
  db: Queryable,
  conversationId: string,
  { before, after, limit, events }: Window,
): Promise<ServiceMessageRecord[]> {
  const rows = await db
    .selectFrom('service_message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .$if(events !== undefined, (query) =>
      query.where(
        sql<boolean>`(side in ('customer', 'staff') or event = any(${[...(events ?? [])]}::text[]))`,
      ),
    )
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('seq', '>', after ?? 0))
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  return after === undefined ? rows.toReversed() : rows;
}

/** The number of the newest message that the customer sees; 0 before the first. */
export async function lastSeenByCustomer(
  db: Queryable,
  id: string,
  events: readonly string[],
): Promise<number> {
  const [last] = await messagesIn(db, id, { limit: 1, events });
  return last?.seq ?? 0;
}

/** The first words of each conversation, by its id. */
export async function beginningsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; text: string }>`
    select held.id, coalesce(nullif(first.text, ''), file.name, '') as text
    from service_conversation as held
    cross join lateral (
      select text, file_id from service_message
      where conversation_id = held.id and side in ('customer', 'staff') order by seq limit 1
    ) as first
    left join file on file.id = first.file_id
    where held.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** Whether the file was sent in this conversation, to be seen by a customer as well. */
export async function isSentIn(db: Queryable, id: string, fileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('service_message')
    .select('seq')
    .where('conversation_id', '=', id)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return found !== undefined;
}

function ofCustomer(db: Queryable, { personId, visitorId }: Customer) {
  const column = personId === null ? 'visitor_id' : 'person_id';
  return db
    .selectFrom('service_conversation')
    .selectAll()
    .where(column, '=', personId ?? visitorId);
}

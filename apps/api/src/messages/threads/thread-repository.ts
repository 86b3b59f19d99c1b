import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { ConversationTable, MessageTable } from './thread-table.ts';

export type Conversation = Selectable<ConversationTable>;
export type MessageRecord = Omit<Selectable<MessageTable>, 'bigrams' | 'words' | 'fingerprint'>;

/** The two of a conversation, each in their identity. */
export interface Parties {
  clientId: string;
  supplierId: string;
}

const messageColumns = [
  'conversation_id',
  'seq',
  'changed',
  'message_id',
  'by',
  'member_id',
  'text',
  'file_id',
  'quote_seq',
  'event',
  'outside_payment',
  'created_at',
  'recalled_at',
] as const;

/** The conversation of these two; made with both sides where there is none. */
export async function openConversation(
  tx: Tx,
  { clientId, supplierId }: Parties,
  { by, at }: { by: Identity; at: Date },
): Promise<Conversation> {
  const made = await tx
    .insertInto('conversation')
    .values({
      id: randomUUID(),
      client_id: clientId,
      supplier_id: supplierId,
      begun_by: by,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'supplier_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made === undefined) {
    return tx
      .selectFrom('conversation')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('supplier_id', '=', supplierId)
      .executeTakeFirstOrThrow();
  }
  const side = (identity: Identity, person_id: string) => ({
    conversation_id: made.id,
    identity,
    person_id,
    last_at: at,
    pinned_at: null,
    archived_at: null,
    muted_at: null,
    blocked_at: null,
  });
  await tx
    .insertInto('conversation_side')
    .values([side('client', clientId), side('supplier', supplierId)])
    .execute();
  return made;
}

/**
 * The next number of the conversation, which is the caller's until the transaction ends: changes of one
 * conversation are written one after another.
 */
export async function takeChangeNumber(tx: Tx, conversationId: string): Promise<number> {
  const { last_change: number } = await tx
    .updateTable('conversation')
    .set(({ eb }) => ({ last_change: eb('last_change', '+', 1) }))
    .where('id', '=', conversationId)
    .returning('last_change')
    .executeTakeFirstOrThrow();
  return number;
}

export async function lastChangeOf(db: Queryable, conversationId: string): Promise<number> {
  const { last_change: number } = await db
    .selectFrom('conversation')
    .select('last_change')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return number;
}

export async function insertMessage(
  tx: Tx,
  message: Insertable<MessageTable>,
): Promise<MessageRecord> {
  return tx
    .insertInto('message')
    .values(message)
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
}

/** What this side sent under this name of the browser's own. */
export function findSent(
  db: Queryable,
  { conversationId, by, messageId }: { conversationId: string; by: Identity; messageId: string },
): Promise<MessageRecord | undefined> {
  return db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('by', '=', by)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

export function findMessage(
  db: Queryable,
  conversationId: string,
  seq: number,
): Promise<MessageRecord | undefined> {
  return db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .executeTakeFirst();
}

/** By `seq`, the oldest first: the `limit` newest ones, or of those before `before`. */
export async function newestMessages(
  db: Queryable,
  conversationId: string,
  { before, limit }: { before?: number; limit: number },
): Promise<MessageRecord[]> {
  const rows = await db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** By `seq`: this message and those after it. */
export function messagesFrom(
  db: Queryable,
  conversationId: string,
  from: number,
  limit: number,
): Promise<MessageRecord[]> {
  return db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>=', from)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** What was written or recalled after that number, by the number of the change. */
export function messagesChangedAfter(
  db: Queryable,
  conversationId: string,
  after: number,
  limit: number,
): Promise<MessageRecord[]> {
  return db
    .selectFrom('message')
    .select(messageColumns)
    .where('conversation_id', '=', conversationId)
    .where('changed', '>', after)
    .orderBy('changed')
    .limit(limit)
    .execute();
}

/** The place stays; what stood there is kept for a report of it alone. */
export async function recallMessage(
  tx: Tx,
  { conversation_id, seq, text, file_id }: MessageRecord,
  changed: number,
  at: Date,
): Promise<MessageRecord> {
  await tx
    .insertInto('recalled_message')
    .values((eb) => ({
      conversation_id,
      seq,
      text,
      file_name: eb.selectFrom('file').select('name').where('id', '=', file_id),
      recalled_at: at,
    }))
    .execute();
  return tx
    .updateTable('message')
    .set({ changed, recalled_at: at, text: '', file_id: null, quote_seq: null })
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
}

/** What a recalled message said; undefined once it was kept for long enough. */
export function findRecalled(
  tx: Tx,
  { conversation_id, seq }: MessageRecord,
): Promise<{ text: string; fileName: string | null } | undefined> {
  return tx
    .selectFrom('recalled_message')
    .select(['text', 'file_name as fileName'])
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .executeTakeFirst();
}

export async function forgetRecalled(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('recalled_message').where('recalled_at', '<', before).execute();
}

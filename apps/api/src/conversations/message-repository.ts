import { sql } from 'kysely';
import type { Identity } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';
import type { Queryable, Tx } from '../database/schema.ts';
import type { StoredFile } from '../files/uploads/file-repository.ts';
import type { MessageRecord } from '../messages/threads/thread-repository.ts';
import { namesOf } from '../persons/person-repository.ts';

/** What messages refer to. */
export interface Referred {
  files: ReadonlyMap<string, StoredFile>;
  quotes: ReadonlyMap<
    number,
    { by: Identity; text: string; fileName: string | null; recalled: boolean }
  >;
  orders: ReadonlyMap<string, { name: string; order_type: ProjectType }>;
  /** Names of the members who wrote for an organisation. */
  members: ReadonlyMap<string | null, string>;
}

const isThere = <T>(value: T | null): value is T => value !== null;

/** Files, quoted messages, orders and writers of these messages of one conversation. */
export async function referredBy(
  db: Queryable,
  conversationId: string,
  messages: readonly MessageRecord[],
): Promise<Referred> {
  const fileIds = messages.map(({ file_id }) => file_id).filter(isThere);
  const quoteSeqs = messages.map(({ quote_seq }) => quote_seq).filter(isThere);
  const orderIds = messages.flatMap(({ event }) => (event === null ? [] : [event.orderId]));
  const [files, quotes, orders, members] = await Promise.all([
    fileIds.length === 0
      ? []
      : db.selectFrom('file').selectAll().where('id', 'in', fileIds).execute(),
    quoteSeqs.length === 0 ? [] : quotedMessages(db, conversationId, quoteSeqs),
    orderIds.length === 0
      ? []
      : db
          .selectFrom('project_order')
          .select(['id', 'name', 'order_type'])
          .where('id', 'in', orderIds)
          .execute(),
    namesOf(
      db,
      messages.map(({ member_id }) => member_id),
    ),
  ]);
  return {
    files: new Map(files.map((file) => [file.id, file])),
    quotes: new Map(quotes.map(({ seq, ...quote }) => [seq, quote])),
    orders: new Map(orders.map((order) => [order.id, order])),
    members,
  };
}

/** Characters of a quoted message. */
const glimpse = 200;

async function quotedMessages(db: Queryable, conversationId: string, seqs: readonly number[]) {
  const rows = await db
    .selectFrom('message')
    .leftJoin('file', 'file.id', 'message.file_id')
    .select(['seq', 'by', 'file.name as fileName', 'recalled_at'])
    .select(sql<string>`left(text, ${glimpse})`.as('text'))
    .where('conversation_id', '=', conversationId)
    .where('seq', 'in', seqs)
    .execute();
  return rows.flatMap(({ by, recalled_at, ...row }) =>
    by === null ? [] : [{ ...row, by, recalled: recalled_at !== null }],
  );
}

/**
 * Lets what one person sends be counted and written by one transaction after another, so that calls at
 * once don't all see room. Comes after `lockCaller` and before the lock of a conversation.
 */
export async function lockCountsOf(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat/${personId}`}, 0))`.execute(tx);
}

/** In how many other conversations a person wrote the same after `since`, recalled or not. */
export async function countSameText(
  db: Queryable,
  {
    personId,
    conversationId,
    fingerprint,
  }: { personId: string; conversationId: string; fingerprint: string },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others
    from conversation_side as side
    where side.person_id = ${personId} and side.conversation_id <> ${conversationId}
      and side.last_at > ${since}
      and exists (
        select from message
        where message.conversation_id = side.conversation_id and message.by = side.identity
          and message.created_at > ${since} and message.fingerprint = ${fingerprint}
      )`.execute(db);
  return rows[0]?.others ?? 0;
}

/** Files of a conversation, the newest first. */
export async function sharedFiles(
  db: Queryable,
  conversationId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: (StoredFile & { seq: number; sent_at: Date })[] }> {
  const query = db
    .selectFrom('message')
    .innerJoin('file', 'file.id', 'message.file_id')
    .where('conversation_id', '=', conversationId);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const list = await query
    .selectAll('file')
    .select(['message.seq', 'message.created_at as sent_at'])
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, list };
}

/** Whether this person sits in a conversation in which the file was sent. */
export async function isMessageFileOf(
  db: Queryable,
  personId: string,
  fileId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('message')
    .innerJoin('conversation_side as side', 'side.conversation_id', 'message.conversation_id')
    .select('message.seq')
    .where('message.file_id', '=', fileId)
    .where('side.person_id', '=', personId)
    .executeTakeFirst();
  return found !== undefined;
}

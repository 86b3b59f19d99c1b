import { sql, type RawBuilder } from 'kysely';
import type { Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';

/** What somebody has not read of one other. */
export interface Unread {
  conversation_id: string;
  other_id: string;
  other_name: string;
  unread: number;
  /** The newest of them. */
  last_seq: number;
  last_text: string;
  last_file: string | null;
}

interface Reader {
  personId: string;
  identity: Identity;
}

/** The last mail about it was followed by a reading. */
const mayBeMailed = sql`side.mailed_up_to <= side.read_up_to`;

/**
 * Conversations of one identity with unread messages, the newest first, but for those whose last mail
 * was not followed by a reading.
 */
export async function unmailedMessages(db: Queryable, reader: Reader): Promise<Unread[]> {
  return unreadWhere(db, reader, mayBeMailed);
}

/** Conversations of one identity with unread messages, the newest first; none of a sender whom staff blocked. */
export async function unreadMessages(db: Queryable, reader: Reader): Promise<Unread[]> {
  return unreadWhere(db, reader, sql`true`);
}

/** When the oldest message was written that this side has not read; undefined where no mail may tell of it. */
export async function unmailedSince(
  db: Queryable,
  conversationId: string,
  identity: Identity,
): Promise<Date | undefined> {
  const { rows } = await sql<{ created_at: Date }>`
    select message.created_at
    from conversation_side as side
    join message on message.conversation_id = side.conversation_id
      and message.seq > side.read_up_to
      and message.by <> side.identity and message.recalled_at is null
    where side.conversation_id = ${conversationId} and side.identity = ${identity} and ${mayBeMailed}
    order by message.seq limit 1`.execute(db);
  return rows[0]?.created_at;
}

async function unreadWhere(
  db: Queryable,
  { personId, identity }: Reader,
  wanted: RawBuilder<unknown>,
): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select
      side.conversation_id, person.id as other_id, person.name as other_name, count(*) as unread,
      max(message.seq) as last_seq,
      (array_agg(message.text order by message.seq desc))[1] as last_text,
      (array_agg(file.name order by message.seq desc))[1] as last_file
    from conversation_side as side
    join conversation_side as other
      on other.conversation_id = side.conversation_id and other.identity <> side.identity
    join person on person.id = other.person_id and person.blocked_at is null
    join message on message.conversation_id = side.conversation_id
      and message.by = other.identity and message.recalled_at is null
      and message.seq > side.read_up_to
    left join file on file.id = message.file_id
    where side.person_id = ${personId} and side.identity = ${identity}
      and side.muted_at is null and side.blocked_at is null and ${wanted}
    group by side.conversation_id, person.id, person.name, side.last_at
    order by side.last_at desc`.execute(db);
  return rows;
}

export async function noteMailed(
  tx: Tx | Queryable,
  identity: Identity,
  { conversation_id, last_seq }: Pick<Unread, 'conversation_id' | 'last_seq'>,
): Promise<void> {
  await tx
    .updateTable('conversation_side')
    .set({ mailed_up_to: last_seq })
    .where('conversation_id', '=', conversation_id)
    .where('identity', '=', identity)
    .execute();
}

import { sql } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';

/** The person's conversations in both identities, with what they keep of each. */
export function conversationData(db: Queryable, personId: string) {
  return db
    .selectFrom('conversation_side as side')
    .innerJoin('conversation_side as other', (join) =>
      join
        .onRef('other.conversation_id', '=', 'side.conversation_id')
        .onRef('other.identity', '<>', 'side.identity'),
    )
    .innerJoin('person', 'person.id', 'other.person_id')
    .innerJoin('conversation', 'conversation.id', 'side.conversation_id')
    .select([
      'side.conversation_id',
      'side.identity',
      'person.name as other_name',
      'conversation.created_at',
      'side.pinned_at',
      'side.archived_at',
      'side.muted_at',
      'side.blocked_at',
    ])
    .where('side.person_id', '=', personId)
    .orderBy('conversation.created_at')
    .execute();
}

/** All that was written in the person's conversations, the oldest first; events stand with their orders. */
export function messageData(db: Queryable, personId: string) {
  return (
    db
      .selectFrom('message')
      .innerJoin('conversation_side as side', 'side.conversation_id', 'message.conversation_id')
      .leftJoin('file', 'file.id', 'message.file_id')
      // What one recalled oneself, for as long as it is kept.
      .leftJoin('recalled_message as taken', (join) =>
        join
          .onRef('taken.conversation_id', '=', 'message.conversation_id')
          .onRef('taken.seq', '=', 'message.seq')
          .onRef('message.by', '=', 'side.identity'),
      )
      .select([
        'message.conversation_id',
        sql<boolean>`message.by = side.identity`.as('sent'),
        sql<string>`coalesce(taken.text, message.text)`.as('text'),
        sql<string | null>`coalesce(taken.file_name, file.name)`.as('file_name'),
        'message.created_at',
        'message.recalled_at',
      ])
      .where('side.person_id', '=', personId)
      .where('message.by', 'is not', null)
      .orderBy('message.conversation_id')
      .orderBy('message.seq')
      .execute()
  );
}

export async function reportData(db: Queryable, personId: string) {
  return db
    .selectFrom('message_report as report')
    .select(['report.reason', 'report.note', 'report.created_at'])
    .where('report.reporter_id', '=', personId)
    .orderBy('report.created_at')
    .execute();
}

/**
 * Conversations of a deleted account go, but those with an order between the two: what was agreed in
 * them belongs to the other side as well, and stays beside a row without a name. Reports stay too: staff
 * decides them, and what it found counts on.
 */
export async function forgetConversations(tx: Tx, personId: string): Promise<void> {
  await tx
    .deleteFrom('conversation')
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]))
    .where(
      sql<boolean>`not exists (
        select from project_order as done
        where done.client_id = conversation.client_id
          and done.supplier_id = conversation.supplier_id
      )`,
    )
    .execute();
  await tx.deleteFrom('presence').where('person_id', '=', personId).execute();
}

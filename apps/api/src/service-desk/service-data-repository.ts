import type { Queryable, Tx } from '../database/schema.ts';

/** What a person wrote to customer service and was answered, for their own export; no notes. */
export function serviceData(db: Queryable, personId: string) {
  return db
    .selectFrom('service_message as message')
    .innerJoin('service_conversation as held', 'held.id', 'message.conversation_id')
    .leftJoin('file', 'file.id', 'message.file_id')
    .select([
      'held.id as conversation_id',
      'message.side',
      'message.text',
      'file.name as file_name',
      'message.created_at',
      'held.rating',
      'held.comment',
    ])
    .where('held.person_id', '=', personId)
    .where('message.side', 'in', ['customer', 'staff'])
    .orderBy('held.created_at')
    .orderBy('held.id')
    .orderBy('message.seq')
    .execute();
}

/** What staff sent to this person. */
export async function staffFilesTo(tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('service_message as message')
    .innerJoin('service_conversation as held', 'held.id', 'message.conversation_id')
    .select('message.file_id')
    .distinct()
    .where('held.person_id', '=', personId)
    .where('message.side', '=', 'staff')
    .where('message.file_id', 'is not', null)
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}

/**
 * Conversations of a deleted account go with all that stands in them. What it was asked about an appeal and answered
 * is kept with the appeal, under no name and without what colleagues noted, and waits for nobody at the desk.
 */
export async function deleteServiceOf(tx: Tx, personId: string): Promise<void> {
  await tx
    .deleteFrom('service_conversation')
    .where('person_id', '=', personId)
    .where('appeal_id', 'is', null)
    .execute();
  await tx
    .deleteFrom('service_message')
    .where('side', '=', 'note')
    .where('conversation_id', 'in', (query) =>
      query.selectFrom('service_conversation').select('id').where('person_id', '=', personId),
    )
    .execute();
  await tx
    .updateTable('service_conversation')
    .set({ waiting_since: null, assignee_id: null, assigned_at: null })
    .where('person_id', '=', personId)
    .execute();
}

/** Conversations of visitors in which nothing was written since then, the oldest first; locked. */
export async function conversationsOfVisitorsBefore(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('service_conversation')
    .select('id')
    .where('visitor_id', 'is not', null)
    .where('last_at', '<', before)
    .orderBy('last_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** What staff sent in these conversations. */
export async function filesOfStaffIn(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('service_message')
    .select('file_id')
    .distinct()
    .where('conversation_id', 'in', ids)
    .where('side', '=', 'staff')
    .where('file_id', 'is not', null)
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}

export async function deleteConversations(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('service_conversation').where('id', 'in', ids).execute();
}

/** Visitors who came before then and have no conversation, such as those whose account has it now. */
export async function forgetVisitorsWithoutAny(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('service_visitor as visitor')
    .where('visitor.created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('service_conversation as held')
            .select('held.id')
            .whereRef('held.visitor_id', '=', 'visitor.id'),
        ),
      ),
    )
    .execute();
}

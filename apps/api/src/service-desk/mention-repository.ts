import type { Queryable, Tx } from '../database/schema.ts';

export async function insertMentions(
  tx: Tx,
  { conversationId, seq }: { conversationId: string; seq: number },
  staffIds: readonly string[],
): Promise<void> {
  if (staffIds.length === 0) return;
  const rows = staffIds.map((staff_id) => ({
    conversation_id: conversationId,
    seq,
    staff_id,
    seen_at: null,
  }));
  await tx.insertInto('service_mention').values(rows).execute();
}

/** The member has opened the conversation in which notes name them. */
export async function seeMentions(
  db: Queryable,
  conversationId: string,
  staffId: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('service_mention')
    .set({ seen_at: at })
    .where('conversation_id', '=', conversationId)
    .where('staff_id', '=', staffId)
    .where('seen_at', 'is', null)
    .execute();
}

import type { Queryable } from '../database/schema.ts';
import type { ConversationRecord } from './conversation-repository.ts';

/** An answer of the staff that the customer has neither read nor been mailed. */
export interface UnmailedAnswer {
  seq: number;
  staffName: string;
  text: string;
  fileName: string | null;
}

/** The oldest first. */
export function unmailedAnswers(
  db: Queryable,
  { id, read_up_to, mailed_up_to }: ConversationRecord,
): Promise<UnmailedAnswer[]> {
  return db
    .selectFrom('service_message as message')
    .innerJoin('staff', 'staff.id', 'message.staff_id')
    .leftJoin('file', 'file.id', 'message.file_id')
    .select(['message.seq', 'staff.name as staffName', 'message.text', 'file.name as fileName'])
    .where('conversation_id', '=', id)
    .where('side', '=', 'staff')
    .where('seq', '>', Math.max(read_up_to, mailed_up_to))
    .orderBy('seq')
    .execute();
}

/** Takes the mail on; false when somebody else has. */
export async function claimMail(
  db: Queryable,
  { id, mailed_up_to }: ConversationRecord,
  { upTo, at }: { upTo: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('service_conversation')
    .set({ mail_due_at: null, mailed_up_to: upTo, mailed_at: at })
    .where('id', '=', id)
    .where('mailed_up_to', '=', mailed_up_to)
    .where('mail_due_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The mail could not be sent: it is due as before. */
export async function giveMailBack(
  db: Queryable,
  { id, mailed_up_to, mailed_at, mail_due_at }: ConversationRecord,
): Promise<void> {
  await db
    .updateTable('service_conversation')
    .set({ mailed_up_to, mailed_at, mail_due_at })
    .where('id', '=', id)
    .execute();
}

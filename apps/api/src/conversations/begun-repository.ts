import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';

/** How many conversations the person began after `since`, as the one who wrote the first message. */
export async function countBegun(db: Queryable, personId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ begun: number }>`
    select count(*) as begun
    from conversation_side as side
    join conversation on conversation.id = side.conversation_id
    where side.person_id = ${personId} and conversation.created_at > ${since}
      and conversation.begun_by = side.identity`.execute(db);
  return rows[0]?.begun ?? 0;
}

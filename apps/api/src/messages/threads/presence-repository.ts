import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** These persons have a browser connected at this moment. */
export async function notePresent(
  db: Queryable,
  personIds: readonly string[],
  at: Date,
): Promise<void> {
  if (personIds.length === 0) return;
  await sql`
    insert into presence (person_id, seen_at)
    select id, ${at} from unnest(${[...personIds]}::uuid[]) as id
    on conflict (person_id) do update set seen_at = excluded.seen_at`.execute(db);
}

/** Shown unless the person has hidden it. */
export async function isPresenceShown(db: Queryable, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('presence')
    .select('shown')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found?.shown ?? true;
}

export async function showPresence(db: Queryable, personId: string, shown: boolean): Promise<void> {
  await db
    .insertInto('presence')
    .values({ person_id: personId, seen_at: null, shown })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ shown }))
    .execute();
}

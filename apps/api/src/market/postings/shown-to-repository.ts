import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/**
 * Everybody sees it: staff has not hidden it, and no list of the client's is asked first. Written out,
 * so that the planner knows what it excludes.
 */
export const shownToAll = sql<boolean>`(posting.hidden_at is null and posting.asked_first_until is null)`;

/**
 * Of a posting that a list is asked about first, whom it is for meanwhile: who is in the list, and whom
 * the client invited.
 */
export function askedFirst(personId: string | RawBuilder<unknown>) {
  return sql<boolean>`(
    exists (
      select from supplier_list_entry
      where list_id = posting.asked_first_list and supplier_id = ${personId}
    ) or exists (
      select from posting_invitation
      where posting_id = posting.id and supplier_id = ${personId}
        and answer is distinct from 'withdrawn'
    )
  )`;
}

export async function isShownToAll(db: Queryable, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('posting')
    .select('id')
    .where('id', '=', id)
    .where(shownToAll)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether it waits for a list that this person is not in. */
export async function waitsForOthers(
  db: Queryable,
  id: string,
  personId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('posting')
    .select('id')
    .where('id', '=', id)
    .where('asked_first_until', 'is not', null)
    .where('owner_id', '<>', personId)
    .where((eb) => eb.not(askedFirst(personId)))
    .executeTakeFirst();
  return found !== undefined;
}

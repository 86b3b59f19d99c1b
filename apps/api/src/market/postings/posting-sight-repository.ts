import { statesWithoutOrder } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

// Who may see a posting is decided here and nowhere else. Written out, not as parameters: only then
// does the planner use the partial indexes.

/** The client shows it to everybody: not to those invited alone, and no list is asked first any more. */
const shownToAll = sql<boolean>`posting.visibility = 'public' and posting.asked_first_until is null`;

/** Everybody may see it: the client shows it, and staff has not hidden it. */
export const inPublicSight = sql<boolean>`(posting.hidden_at is null and ${shownToAll})`;

/** In the job hall: takes applications, and everybody may see it. */
export const listed = sql<boolean>`posting.status <> 'finished' and ${inPublicSight}`;

/**
 * The client shows it to this person: to everybody, or to them since they are in the list that is
 * asked first, were invited, applied or had an order. An invitation that was taken back lets nobody in.
 */
export function shownTo(personId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((${shownToAll}) or posting.owner_id = ${personId}
    or exists (
      select from supplier_list_entry as entry
      where entry.list_id = posting.asked_first_list and entry.supplier_id = ${personId}
    ) or exists (
      select from posting_invitation as invited
      where invited.posting_id = posting.id and invited.supplier_id = ${personId}
        and invited.answer is distinct from 'withdrawn'
    ) or exists (
      select from application as applied
      where applied.posting_id = posting.id and applied.supplier_id = ${personId}
        and applied.status <> 'withdrawn'
    ) or exists (
      select from project_order as ordered
      where ordered.posting_id = posting.id and ordered.supplier_id = ${personId}
        and ordered.state not in (${sql.join(statesWithoutOrder.map((state) => sql.lit(state)))})
    ))`;
}

/** The posting's name as it is now, null where it is not shown to this person. */
export function nameShownTo(personId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`case when ${shownTo(personId)} then posting.name end`;
}

/** In the lists of one person: shown to them, and staff has not hidden it. */
export function inSightOf(personId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(posting.hidden_at is null and ${shownTo(personId)})`;
}

/** Published neither for nor by one of these, whom the person that looks for work has blocked. */
export function notPublishedBy(blocked: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`posting.owner_id <> all(${blocked}::uuid[])
    and (posting.member_id is null or posting.member_id <> all(${blocked}::uuid[]))`;
}

export function isInPublicSight(db: Queryable, postingId: string): Promise<boolean> {
  return holds(db, postingId, inPublicSight);
}

export function isInSightOf(db: Queryable, postingId: string, personId: string): Promise<boolean> {
  return holds(db, postingId, inSightOf(sql`${personId}::uuid`));
}

/** As the client decided, whether or not staff hides it. */
export function isShownTo(db: Queryable, postingId: string, personId: string): Promise<boolean> {
  return holds(db, postingId, shownTo(sql`${personId}::uuid`));
}

async function holds(
  db: Queryable,
  postingId: string,
  condition: RawBuilder<boolean>,
): Promise<boolean> {
  const found = await db
    .selectFrom('posting')
    .select('posting.id')
    .where('posting.id', '=', postingId)
    .where(condition)
    .executeTakeFirst();
  return found !== undefined;
}

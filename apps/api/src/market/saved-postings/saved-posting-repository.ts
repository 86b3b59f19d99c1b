import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import { meeting, type HallFilter } from '../hall/hall-repository.ts';
import { sorted, type PostingSort } from '../postings/posting-repository.ts';
import { inSightOf, notPublishedBy } from '../postings/posting-sight-repository.ts';

export interface SavedKey {
  person_id: string;
  posting_id: string;
}

/** Saving again changes nothing. */
export async function insertSavedPosting(tx: Tx, key: SavedKey, now: Date): Promise<void> {
  await tx
    .insertInto('saved_posting')
    .values({ ...key, saved_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSavedPosting(tx: Tx, key: SavedKey): Promise<void> {
  await tx
    .deleteFrom('saved_posting')
    .where((eb) => eb.and(key))
    .execute();
}

export async function countSavedPostings(db: Queryable, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_posting')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of one page of what the person saved and meets the filter. */
export async function savedPage(
  db: Queryable,
  personId: string,
  filter: HallFilter,
  { sort, limit, offset }: { sort: PostingSort | 'saved'; limit: number; offset: number },
): Promise<string[]> {
  const query = saved(db, personId, filter).select('posting.id').limit(limit).offset(offset);
  const savedAt = sql`(select saved_at from saved_posting
    where posting_id = posting.id and person_id = ${personId})`;
  const rows = await (
    sort === 'saved'
      ? query.orderBy(savedAt, 'desc').orderBy('posting.id', 'desc')
      : sorted(query, sort)
  ).execute();
  return rows.map(({ id }) => id);
}

export async function countSaved(
  db: Queryable,
  personId: string,
  filter: HallFilter,
): Promise<number> {
  const { count } = await saved(db, personId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Without a status finished postings too: a person looks here for what became of them. */
function saved(db: Queryable, personId: string, filter: HallFilter) {
  const kept = db
    .selectFrom('posting')
    .where(inSightOf(sql`${personId}::uuid`))
    .where('posting.id', 'in', (eb) =>
      eb
        .selectFrom('saved_posting')
        .select('saved_posting.posting_id')
        .where('saved_posting.person_id', '=', personId),
    );
  const { status, blocked } = filter;
  const seen = blocked ? kept.where(notPublishedBy(blocked)) : kept;
  return meeting(status ? seen.where('posting.status', '=', status) : seen, filter);
}

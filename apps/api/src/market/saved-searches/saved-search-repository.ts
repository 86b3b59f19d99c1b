import { sql, type Selectable } from 'kysely';
import { wordQuery } from '../../database/holding-terms.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { hasBlocked } from '../../messages/threads/side-repository.ts';
import type { SavedSearchTable } from './saved-search-table.ts';
import type { HallFilter } from '../hall/hall-repository.ts';
import type { PostingRecord } from '../postings/posting-repository.ts';

export type SavedSearchRecord = Selectable<SavedSearchTable>;

export async function insertSavedSearch(tx: Tx, search: SavedSearchRecord): Promise<void> {
  await tx.insertInto('saved_search').values(search).execute();
}

export async function updateSavedSearch(
  tx: Tx,
  id: string,
  changes: Partial<Omit<SavedSearchRecord, 'id' | 'person_id' | 'created_at'>>,
): Promise<void> {
  await tx.updateTable('saved_search').set(changes).where('id', '=', id).execute();
}

/** False when the person has no such search. */
export async function deleteSavedSearch(
  tx: Tx,
  which: { id: string; person_id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_search')
    .where((eb) => eb.and(which))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Locked until the end of the transaction. */
export function lockSavedSearch(
  tx: Tx,
  which: { id: string; person_id: string },
): Promise<SavedSearchRecord | undefined> {
  return tx
    .selectFrom('saved_search')
    .selectAll()
    .where((eb) => eb.and(which))
    .forUpdate()
    .executeTakeFirst();
}

/** The newest first. */
export function savedSearchesOf(db: Queryable, personId: string): Promise<SavedSearchRecord[]> {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The person's searches with daily alerts, locked until the end of the transaction. */
export function lockDailySearches(tx: Tx, personId: string): Promise<SavedSearchRecord[]> {
  return tx
    .selectFrom('saved_search')
    .selectAll()
    .where('person_id', '=', personId)
    .where('alert', '=', 'daily')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type AlertCandidate = Pick<
  SavedSearchRecord,
  'id' | 'person_id' | 'search' | 'salary_band' | 'deadline_days'
>;

/**
 * Searches with alerts at once that this posting is news to and whose plain filters it fits, of
 * the next `persons` persons after `after` who have not blocked whoever published it. Text, price band and deadline are for the caller to
 * judge. Answers where to go on; null when nobody is left.
 */
export async function alertCandidates(
  tx: Tx,
  posting: PostingRecord,
  { after, persons }: { after: string; persons: number },
): Promise<{ searches: AlertCandidate[]; next: string | null }> {
  const memberId = sql`(select member_id from posting where id = ${posting.id}::uuid)`;
  const fits = sql<boolean>`
    alert = 'now' and alerted_at <= ${posting.published_at} and person_id <> ${posting.owner_id}
    and (project_type is null or project_type = ${posting.project_type})
    and (status is null or status = ${posting.status})
    and (field is null or field = ${posting.field})
    and (source_language is null or source_language = ${posting.source_language})
    and (target_language is null or target_language = ${posting.target_language})
    and (region is null or region = ${posting.region})
    and (unit is null or unit = ${posting.unit})
    and (salary_from is null or salary_from <= ${posting.salary})
    and (salary_to is null or salary_to >= ${posting.salary})
    and not ${hasBlocked(sql.ref('saved_search.person_id'), sql`${posting.owner_id}::uuid`)}
    and not ${hasBlocked(sql.ref('saved_search.person_id'), memberId)}`;
  const wanted = tx
    .selectFrom('saved_search')
    .select('person_id')
    .distinct()
    .where(fits)
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(persons);
  const searches = await tx
    .selectFrom('saved_search')
    .select(['id', 'person_id', 'search', 'salary_band', 'deadline_days'])
    .where(fits)
    .where('person_id', 'in', wanted)
    .orderBy('person_id')
    .orderBy('id')
    .execute();
  const reached = new Set(searches.map(({ person_id }) => person_id));
  const last = searches.at(-1)?.person_id;
  return { searches, next: reached.size === persons && last !== undefined ? last : null };
}

/** Which of these texts the posting holds, by the rules of the job hall's search. */
export async function textsFoundIn(
  db: Queryable,
  postingId: string,
  texts: readonly { text: string; terms: NonNullable<HallFilter['search']> }[],
): Promise<ReadonlySet<string>> {
  if (texts.length === 0) return new Set();
  const asked = JSON.stringify(texts.map(({ text, terms }) => ({ text, ...terms })));
  const { rows } = await sql<{ text: string }>`
    select asked.text
    from posting, jsonb_to_recordset(${asked}::jsonb) as asked (text text, bigrams jsonb, words text)
    where posting.id = ${postingId}
      and posting.bigrams @> array(select jsonb_array_elements_text(asked.bigrams))
      and (asked.words is null or posting.words @@ ${wordQuery(sql.ref('asked.words'))})`.execute(
    db,
  );
  return new Set(rows.map(({ text }) => text));
}

/** Whom of these persons a notification of this kind already leads to this screen. */
export async function alreadyTold(
  tx: Tx,
  personIds: readonly string[],
  which: { kind: string; path: string; since: Date },
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  const told = await tx
    .selectFrom('notification')
    .select('person_id')
    .where('person_id', 'in', personIds)
    .where('identity', '=', 'supplier')
    .where('created_at', '>=', which.since)
    .where('kind', '=', which.kind)
    .where('path', '=', which.path)
    .execute();
  return new Set(told.map(({ person_id }) => person_id));
}

/** The IANA zone that the person lives in; null when they never said. */
export async function zoneOf(db: Queryable, personId: string): Promise<string | null> {
  const found = await db
    .selectFrom('personal_information')
    .select('zone')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found?.zone ?? null;
}

import type { Language } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';
import type { CalendarFeedTable } from './calendar-feed-table.ts';

/** The person to whom an address was given. */
export interface FeedReader {
  id: string;
  /** Null until one is known. */
  language: Language | null;
}

export function findFeed(db: Queryable, personId: string): Promise<CalendarFeedTable | undefined> {
  return db
    .selectFrom('calendar_feed')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Replaces the address that the person had. */
export async function putFeed(tx: Tx, feed: CalendarFeedTable): Promise<void> {
  const { person_id: _person, ...rest } = feed;
  await tx
    .insertInto('calendar_feed')
    .values(feed)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(rest))
    .execute();
}

export async function deleteFeed(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('person_id', '=', personId).execute();
}

/** Whose dates lie under this address; nobody's when the account is blocked or deleted. */
export function findFeedReader(db: Queryable, tokenHash: Buffer): Promise<FeedReader | undefined> {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('person', 'person.id', 'calendar_feed.person_id')
    .select(['person.id', 'person.language'])
    .where('token_hash', '=', tokenHash)
    .where('person.blocked_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Notes that a calendar read it, unless that was noted after `since`. */
export async function noteRead(
  db: Queryable,
  personId: string,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set({ last_read_at: now })
    .where('person_id', '=', personId)
    .where((eb) => eb.or([eb('last_read_at', 'is', null), eb('last_read_at', '<', since)]))
    .execute();
}

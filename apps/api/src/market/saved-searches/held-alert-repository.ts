import { closedPositions } from '@tolk/domain';
import { sql } from 'kysely';
import type { Tx } from '../../database/schema.ts';
import { blockedBy } from '../../messages/threads/side-repository.ts';
import { inPublicSight, notPublishedBy } from '../postings/posting-sight-repository.ts';

export interface RecentAlerts {
  personId: string;
  /** Alerts at once that the person got in the last hour and day. */
  hour: number;
  day: number;
  /** Postings that are kept for a summary. */
  held: number;
}

/**
 * What one person is told at once is decided one posting after the other, also by several servers.
 * Always locked in the order of the ids.
 */
export async function lockAlertsOf(tx: Tx, personIds: readonly string[]): Promise<void> {
  const ids = personIds.toSorted();
  await sql`
    select pg_advisory_xact_lock(hashtextextended('alerts/' || id, 0))
    from unnest(${ids}::text[]) as id`.execute(tx);
}

export async function alertsSince(
  tx: Tx,
  personIds: readonly string[],
  since: { hour: Date; day: Date },
): Promise<RecentAlerts[]> {
  if (personIds.length === 0) return [];
  const { rows } = await sql<RecentAlerts>`
    select person.id as "personId",
      count(notification.id) filter (where notification.created_at > ${since.hour}) as hour,
      count(notification.id) as day,
      (select count(*) from held_alert where held_alert.person_id = person.id) as held
    from person left join notification on notification.person_id = person.id
      and notification.identity = 'supplier' and notification.created_at > ${since.day}
      and notification.kind = 'savedSearchNow'
    where person.id = any(${personIds})
    group by person.id`.execute(tx);
  return rows;
}

export async function holdAlerts(
  tx: Tx,
  personIds: readonly string[],
  postingId: string,
  now: Date,
): Promise<void> {
  if (personIds.length === 0) return;
  await tx
    .insertInto('held_alert')
    .values(personIds.map((id) => ({ person_id: id, posting_id: postingId, held_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes what is kept for the person; the names of the postings that are still in their hall, newest first. */
export async function takeHeldAlerts(tx: Tx, personId: string): Promise<string[]> {
  const blocked = await blockedBy(tx, personId);
  const taken = await tx
    .with('taken', (query) =>
      query.deleteFrom('held_alert').where('person_id', '=', personId).returning('posting_id'),
    )
    .selectFrom('taken')
    .innerJoin('posting', 'posting.id', 'taken.posting_id')
    .select('posting.name')
    .where('posting.status', 'not in', closedPositions)
    .where(inPublicSight)
    .where(notPublishedBy(blocked))
    .orderBy('posting.published_at', 'desc')
    .execute();
  return taken.map(({ name }) => name);
}

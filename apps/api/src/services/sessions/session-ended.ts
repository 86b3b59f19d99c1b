import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** PostgreSQL channel on which every instance hears which sessions ended. */
export const sessionEndedChannel = 'tolk_session_ended';

/** Closes the sockets of these sessions once the transaction is committed. */
export async function announceEnded(tx: Queryable, sessionIds: readonly string[]): Promise<void> {
  for (const id of sessionIds)
    await sql`select pg_notify(${sessionEndedChannel}, ${id})`.execute(tx);
}

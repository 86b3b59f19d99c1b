import { sql } from 'kysely';
import type { Queryable } from './schema.ts';

/** Tells every instance that listens on the channel; heard at the commit, not before. */
export async function announce(tx: Queryable, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}
